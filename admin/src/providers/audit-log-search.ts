import type { DataProvider, GetListParams } from 'react-admin';
import { isRefusal } from './refusal.ts';

/** Part of an order number with at least two adjacent digits ('0042', '2611-0042', 'LL-26'), not a whole id. */
const NUMBER_PART = /^#?(?![\da-f]{24}$)(?=.*\d{2})[\p{L}\d]*(?:-\d*){0,2}$/u;
const MAX_ORDERS = 100;

/** Null when the order service did not answer. */
export type OrderMatches = { used: number; total: number } | null;

/**
 * Adds ids of orders with a matching number, because audit entries hold ids only.
 * @throws HttpError of the orders' list
 */
export async function addOrderIdsToFilter(
  getList: DataProvider['getList'],
  params: GetListParams,
): Promise<{ params: GetListParams; orders: OrderMatches }> {
  const { q = '' } = (params.filter ?? {}) as { q?: string };
  if (!NUMBER_PART.test(q)) return { params, orders: { used: 0, total: 0 } };
  const found = await findOrdersByNumber(getList, q);
  if (!found) return { params, orders: null };
  const { data, total = data.length } = found;
  const orders = data.map(({ id }) => id);
  return {
    params: { ...params, filter: { ...params.filter, orders } },
    orders: { used: orders.length, total },
  };
}

async function findOrdersByNumber(getList: DataProvider['getList'], number: string) {
  try {
    return await getList('orders', {
      filter: { number },
      pagination: { page: 1, perPage: MAX_ORDERS },
      sort: { field: 'orderDate', order: 'DESC' },
    });
  } catch (error) {
    if (isRefusal(error)) throw error;
    return null;
  }
}
