import { ShopError } from '@shop/service-kit';
import type { ChangeDeps, ListDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';

/** @throws ShopError `order-not-found` for one that is not there or was never placed */
export function assertPlaced(order: StoredOrder | null): asserts order is StoredOrder {
  if (!order?.placedAt) throw new ShopError({ code: 'order-not-found' });
}

/** @throws ShopError `order-not-found` for one that is not there or was never placed */
export async function getOrder(
  { orders }: Pick<ChangeDeps, 'orders'>,
  orderID: string,
): Promise<StoredOrder> {
  const order = await orders.find(orderID);
  assertPlaced(order);
  return order;
}

/** @throws ShopError `order-not-found` also for somebody else's order: ids must not be guessable by the answer */
export async function getOwnOrder(
  deps: Pick<ChangeDeps, 'orders'>,
  userID: string,
  orderID: string,
): Promise<StoredOrder> {
  const order = await getOrder(deps, orderID);
  if (order.userID !== userID) throw new ShopError({ code: 'order-not-found' });
  return order;
}

/** A page of the orders that somebody has placed, by their own choice of filter and order. */
export function listOrders(
  { lists }: ListDeps,
  choice: Parameters<ListDeps['lists']['list']>[0],
): ReturnType<ListDeps['lists']['list']> {
  return lists.list(choice);
}
