import { retryOnConflict } from '@shop/service-kit';
import type { CartDeps } from '../deps.ts';
import type { StoredCart, StoredLine } from '../domain/cart.ts';
import type { Marks } from '../store/cart-store.ts';
import { readCart } from './view-cart.ts';

/** `marks`: orders the change takes out. */
export type Change = { lines: StoredLine[]; marks?: Marks };

/** @param compute returns null for no change @throws `busy` after too many conflicts */
export function changeCart(
  deps: Pick<CartDeps, 'carts'>,
  from: string | StoredCart,
  compute: (cart: StoredCart) => Change | null,
): Promise<StoredCart> {
  let inHand = typeof from === 'string' ? undefined : from;
  const userID = typeof from === 'string' ? from : from.userID;
  return retryOnConflict(async () => {
    const cart = inHand ?? (await readCart(deps, userID));
    inHand = undefined;
    const change = compute(cart);
    if (!change) return cart;
    const { lines, marks = {} } = change;
    if (!(await deps.carts.save(cart, lines, marks))) return undefined;
    const version = cart.version + 1;
    const appliedIn = Object.fromEntries(Object.keys(marks).map((orderID) => [orderID, version]));
    return {
      ...cart,
      lines,
      applied: { ...cart.applied, ...marks },
      appliedIn: { ...cart.appliedIn, ...appliedIn },
      version,
    };
  });
}
