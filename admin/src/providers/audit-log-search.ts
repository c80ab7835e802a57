import type { DataProvider, GetListParams } from 'react-admin';
import { isRefusal } from './refusal.ts';

/** Two digits or more, or a number's beginning or end beside them: '0042', '2611-0042', 'LL-26'; a whole id is no such part. */
const NUMBER_PART = /^#?(?![\da-f]{24}$)(?=.*\d{2})[\p{L}\d]*(?:-\d*){0,2}$/u;
/** So many orders one part may mean; what was done to older ones is left out, and that is told. */
const MOST_ORDERS = 100;

/** What the orders' list answered; null where the words mean orders that it could not be asked for. */
export type SoughtOrders = { shown: number; total: number } | null;

/**
 * The record knows orders by their ids: whoever searches it for a part of an order's number means the orders that have it.
 * While those cannot be asked for, the record is searched by the words alone.
 * @throws HttpError where the orders' list refuses
 */
export async function withOrders(
  getList: DataProvider['getList'],
  params: GetListParams,
): Promise<{ params: GetListParams; orders: SoughtOrders }> {
  const { q = '' } = (params.filter ?? {}) as { q?: string };
  if (!NUMBER_PART.test(q)) return { params, orders: { shown: 0, total: 0 } };
  const found = await ordersWith(getList, q);
  if (!found) return { params, orders: null };
  const { data, total = data.length } = found;
  const orders = data.map(({ id }) => id);
  return {
    params: { ...params, filter: { ...params.filter, orders } },
    orders: { shown: orders.length, total },
  };
}

async function ordersWith(getList: DataProvider['getList'], number: string) {
  try {
    return await getList('orders', {
      filter: { number },
      pagination: { page: 1, perPage: MOST_ORDERS },
      sort: { field: 'orderDate', order: 'DESC' },
    });
  } catch (error) {
    if (isRefusal(error)) throw error;
    return null;
  }
}
