import type { Order } from '@shop/contracts/order';
import type { OrderStatus } from '@shop/contracts/order-status';
import type { Door } from './door.ts';
import { mapData, type Outcome } from './outcome.ts';

const path = (action: string, id = ''): string =>
  `/api/admin/purchase-list/${action}${id && `/${encodeURIComponent(id)}`}`;

/** All orders, newest first; admins only. */
export async function listAllOrders(door: Door): Promise<Outcome<Order[]>> {
  return mapData(await door.call('GET', path('get'), { fresh: true }), ({ data }) =>
    Array.isArray(data) ? (data as Order[]) : [],
  );
}

/** One order with its history. */
export async function getAnyOrder(door: Door, id: string): Promise<Outcome<Order>> {
  return mapData(await door.call('GET', path('details', id), { fresh: true }), ({ data }) => data as Order);
}

/**
 * Moves an order; with `version` a change on top of somebody else's is refused.
 * @returns the order as it is then
 */
export async function changeOrderStatus(
  door: Door,
  { id, ...change }: { id: string; orderStatus: OrderStatus; version?: number },
): Promise<Outcome<Order>> {
  return mapData(await door.call('PUT', path('change', id), { body: change }), ({ data }) => data as Order);
}
