import { retryOnConflict } from '@shop/service-kit';
import type { CartDeps } from '../deps.ts';
import { emptyCart, type StoredCart, type StoredLine } from '../domain/cart.ts';
import type { Marks } from '../store/cart-store.ts';

/** `marks`: of the orders whose lines the change takes out. */
export type Change = { lines: StoredLine[]; marks?: Marks };

/**
 * Reads, computes and writes a cart, again when somebody else has written meanwhile.
 * @param compute the change to the cart as it was read, or null for none
 * @returns the cart after the change
 * @throws ShopError `busy` when others were faster every time
 */
export function changeCart(
  { carts }: Pick<CartDeps, 'carts'>,
  userID: string,
  compute: (cart: StoredCart) => Change | null,
): Promise<StoredCart> {
  return retryOnConflict(async () => {
    const cart = (await carts.find(userID)) ?? emptyCart(userID);
    const change = compute(cart);
    if (!change) return cart;
    const { lines, marks } = change;
    if (!(await carts.save(cart, lines, marks))) return undefined;
    return { ...cart, lines, applied: { ...cart.applied, ...marks }, version: cart.version + 1 };
  });
}
