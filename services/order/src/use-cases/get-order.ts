import { ShopError } from '@shop/service-kit';
import type { ChangeDeps, ListDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';

/** @throws `order-not-found`, also for an order that was never placed */
export function assertPlaced(order: StoredOrder | null): asserts order is StoredOrder {
  if (!order?.placedAt) throw new ShopError({ code: 'order-not-found' });
}

export async function getOrder(
  { orders }: Pick<ChangeDeps, 'orders'>,
  orderID: string,
): Promise<StoredOrder> {
  const order = await orders.find(orderID);
  assertPlaced(order);
  return order;
}

/** @throws `order-not-found`, also for another buyer's order, so that ids cannot be probed */
export async function getOwnOrder(
  deps: Pick<ChangeDeps, 'orders'>,
  userID: string,
  orderID: string,
): Promise<StoredOrder> {
  const order = await getOrder(deps, orderID);
  if (order.userID !== userID) throw new ShopError({ code: 'order-not-found' });
  return order;
}

export function listOrders(
  { lists }: ListDeps,
  choice: Parameters<ListDeps['lists']['list']>[0],
): ReturnType<ListDeps['lists']['list']> {
  return lists.list(choice);
}
