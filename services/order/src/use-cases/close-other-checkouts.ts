import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { closeOrder } from './close-order.ts';
import { currentCart } from './current-cart.ts';

/**
 * Sees to it that a user has one open checkout: of two, the one of the older cart is closed. This order is stored
 * already, so of two calls at the same moment at least one sees the other.
 * @throws ShopError `cart-changed` when this one is the older, `order-already-paid` or `payment-unknown` when the
 *   other could not be closed
 */
export async function closeOtherCheckouts(deps: OrderDeps, order: StoredOrder): Promise<void> {
  const open = await deps.orders.findOpen(order.userID);
  for (const other of open.filter(({ _id }) => _id !== order._id)) {
    if (isNewer(other, order)) {
      await closeOrder(deps, order._id, 'replaced');
      throw new ShopError({ code: 'cart-changed', data: await currentCart(deps, order.userID) });
    }
    await closeOrder(deps, other._id, 'replaced');
  }
}

function isNewer(one: StoredOrder, other: StoredOrder): boolean {
  if (one.cartVersion !== other.cartVersion) return one.cartVersion > other.cartVersion;
  return one.counter > other.counter;
}
