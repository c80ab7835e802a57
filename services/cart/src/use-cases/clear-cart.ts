import { shareUnderWay } from '@shop/service-kit';
import type { CartDeps } from '../deps.ts';
import { withoutPaid, type Paid, type StoredCart } from '../domain/cart.ts';
import type { Marks } from '../store/cart-store.ts';
import { changeCart } from './change-cart.ts';

/**
 * Takes paid lines out once per order, by marks in the same write. Decision 0068.
 * @throws `busy` after too many conflicts
 */
export function clearCart(
  deps: Pick<CartDeps, 'carts' | 'now'>,
  userID: string,
  orders: Paid[],
): Promise<StoredCart> {
  const ids = orders.map(({ orderID }) => orderID).toSorted();
  return shareUnderWay(deps.carts, `clear ${userID} ${ids.join()}`, () => clear(deps, userID, orders));
}

async function clear(
  deps: Pick<CartDeps, 'carts' | 'now'>,
  userID: string,
  orders: Paid[],
): Promise<StoredCart> {
  const [order, ...others] = orders;
  const emptied = order && others.length === 0 ? await emptyAsOrdered(deps, userID, order) : null;
  if (emptied) return emptied;
  return changeCart(deps, userID, ({ lines, applied }) => {
    const fresh = orders.filter(({ orderID }) => !applied[orderID]);
    if (fresh.length === 0) return null;
    return { lines: fresh.reduce(withoutPaid, lines), marks: marksOf(fresh, deps.now()) };
  });
}

/** An unchanged cart is exactly what was ordered. Applying an order raises the version, so none applies twice. */
async function emptyAsOrdered(
  { carts, now }: Pick<CartDeps, 'carts' | 'now'>,
  userID: string,
  order: Paid,
): Promise<StoredCart | null> {
  return carts.emptyOf(userID, order.cartVersion, marksOf([order], now()));
}

function marksOf(orders: Paid[], at: Date): Marks {
  return Object.fromEntries(orders.map(({ orderID }) => [orderID, at]));
}
