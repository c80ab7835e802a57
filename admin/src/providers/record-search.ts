import type { DataProvider, GetListParams } from 'react-admin';

/** A whole number of an order, such as 'LL-2611-0042'. */
const ORDER_NUMBER = /^[\p{L}\d]+-\d{4}-\d+$/u;

/** The record knows orders by their ids: whoever searches it for an order's number means the order that has it. */
export async function byOrderId(
  getList: DataProvider['getList'],
  params: GetListParams,
): Promise<GetListParams> {
  const { q = '' } = (params.filter ?? {}) as { q?: string };
  if (!ORDER_NUMBER.test(q)) return params;
  const { data } = await getList('orders', { filter: { q }, pagination: { page: 1, perPage: 10 } });
  const order = data.find(({ orderNumber }) => String(orderNumber).toLowerCase() === q.toLowerCase());
  return order ? { ...params, filter: { ...params.filter, q: order.id } } : params;
}
