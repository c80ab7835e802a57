import { shareUnderWay } from '@shop/service-kit';
import type { CartDeps } from '../deps.ts';
import { withoutPaid, type Paid, type StoredCart } from '../domain/cart.ts';
import { changeCart } from './change-cart.ts';

/**
 * Takes what was paid for out of a cart, once for each order: the orders' marks are part of the same write. The event
 * and order's own call both come here, mostly at the same moment: then they are one.
 * @returns the cart afterwards
 * @throws ShopError `busy` when others were faster every time
 */
export function clearOrderedLines(
  deps: Pick<CartDeps, 'carts' | 'now'>,
  userID: string,
  orders: Paid[],
): Promise<StoredCart> {
  const ids = orders.map(({ orderID }) => orderID).toSorted();
  return shareUnderWay(deps.carts, `clear ${userID} ${ids.join()}`, () => clear(deps, userID, orders));
}

function clear(deps: Pick<CartDeps, 'carts' | 'now'>, userID: string, orders: Paid[]): Promise<StoredCart> {
  return changeCart(deps, userID, ({ lines, applied }) => {
    const fresh = orders.filter(({ orderID }) => !applied[orderID]);
    if (fresh.length === 0) return null;
    const at = deps.now();
    return {
      lines: fresh.reduce(withoutPaid, lines),
      marks: Object.fromEntries(fresh.map(({ orderID }) => [orderID, at])),
    };
  });
}
