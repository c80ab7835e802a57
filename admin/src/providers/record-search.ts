import type { DataProvider, GetListParams } from 'react-admin';

/** Two digits or more, or a number's beginning or end beside them: '0042', '2611-0042', 'LL-26'; a whole id is no such part. */
const NUMBER_PART = /^#?(?![\da-f]{24}$)(?=.*\d{2})[\p{L}\d]*(?:-\d*){0,2}$/u;
/** So many orders one part may mean; what was done to older ones is left out, and that is told. */
const MOST_ORDERS = 100;

type Sought = { params: GetListParams; orders: { shown: number; total: number } };

/** The record knows orders by their ids: whoever searches it for a part of an order's number means the orders that have it. */
export async function withOrders(getList: DataProvider['getList'], params: GetListParams): Promise<Sought> {
  const { q = '' } = (params.filter ?? {}) as { q?: string };
  if (!NUMBER_PART.test(q)) return { params, orders: { shown: 0, total: 0 } };
  const { data, total = data.length } = await getList('orders', {
    filter: { number: q },
    pagination: { page: 1, perPage: MOST_ORDERS },
    sort: { field: 'orderDate', order: 'DESC' },
  });
  const orders = data.map(({ id }) => id);
  return {
    params: { ...params, filter: { ...params.filter, orders } },
    orders: { shown: orders.length, total },
  };
}
