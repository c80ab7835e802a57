import type { Order } from '@shop/contracts/order';
import type { OrderStatus } from '@shop/contracts/order-status';
import type { ApiClient } from './api-client.ts';
import { mapData, type Outcome } from './outcome.ts';

const path = (action: string, id = ''): string =>
  `/api/admin/purchase-list/${action}${id && `/${encodeURIComponent(id)}`}`;

/** All orders, newest first; admins only. */
export async function listAllOrders(api: ApiClient): Promise<Outcome<Order[]>> {
  return mapData(await api.call('GET', path('get'), { fresh: true }), ({ data }) =>
    Array.isArray(data) ? (data as Order[]) : [],
  );
}

/** One order with its history. */
export async function getAnyOrder(api: ApiClient, id: string): Promise<Outcome<Order>> {
  return mapData(await api.call('GET', path('details', id), { fresh: true }), ({ data }) => data as Order);
}

/**
 * Moves an order; with `version` a change on top of somebody else's is refused.
 * @returns the order as it is then
 */
export async function changeOrderStatus(
  api: ApiClient,
  { id, ...change }: { id: string; orderStatus: OrderStatus; version?: number },
): Promise<Outcome<Order>> {
  return mapData(await api.call('PUT', path('change', id), { body: change }), ({ data }) => data as Order);
}
