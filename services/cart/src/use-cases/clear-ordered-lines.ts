import { remember, shareUnderWay } from '@shop/service-kit';
import type { CartDeps } from '../deps.ts';
import { withoutPaid, type Paid, type StoredCart } from '../domain/cart.ts';
import type { Marks } from '../store/cart-store.ts';
import { changeCart } from './change-cart.ts';

/** For so long this process knows what it has applied itself: the event comes within moments of order's own call. */
const JUST_MS = 10_000;
/** The orders that were applied lately and when, by the carts that it was done on. */
const justApplied = new WeakMap<object, Map<string, number>>();

/** Whether this process has just taken an order out of its cart: its mark is there, and nothing is left to do. */
export function isJustApplied(carts: CartDeps['carts'], orderID: string): boolean {
  return Date.now() - (justApplied.get(carts)?.get(orderID) ?? 0) < JUST_MS;
}

/**
 * Takes what was paid for out of a cart, once for each order: the orders' marks are part of the same write. The event
 * and order's own call both come here, mostly at the same moment: then they are one.
 * @returns the cart afterwards
 * @throws ShopError `busy` when others were faster every time
 */
export async function clearOrderedLines(
  deps: Pick<CartDeps, 'carts' | 'now'>,
  userID: string,
  orders: Paid[],
): Promise<StoredCart> {
  const { carts } = deps;
  const ids = orders.map(({ orderID }) => orderID).toSorted();
  const cart = await shareUnderWay(carts, `clear ${userID} ${ids.join()}`, () => clear(deps, userID, orders));
  const lately = justApplied.get(carts) ?? new Map<string, number>();
  justApplied.set(carts, lately);
  for (const orderID of ids) remember(lately, orderID, Date.now());
  return cart;
}

async function clear(
  deps: Pick<CartDeps, 'carts' | 'now'>,
  userID: string,
  orders: Paid[],
): Promise<StoredCart> {
  const [order, ...others] = orders;
  const mayBeUntouched = order && others.length === 0 && !isJustApplied(deps.carts, order.orderID);
  const emptied = mayBeUntouched ? await emptyAsOrdered(deps, userID, order) : null;
  if (emptied) return emptied;
  return changeCart(deps, userID, ({ lines, applied }) => {
    const fresh = orders.filter(({ orderID }) => !applied[orderID]);
    if (fresh.length === 0) return null;
    return { lines: fresh.reduce(withoutPaid, lines), marks: marksOf(fresh, deps.now()) };
  });
}

/**
 * An order takes all of the cart that it was made of, so where nothing has happened since, nothing is left. Applying an
 * order is a change, so none of the cart's version can have been applied.
 */
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
