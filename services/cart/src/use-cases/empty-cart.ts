import type { CartDeps } from '../deps.ts';
import type { StoredCart } from '../domain/cart.ts';
import { changeCart } from './change-cart.ts';

export async function emptyCart(deps: Pick<CartDeps, 'carts'>, userID: string): Promise<StoredCart> {
  return changeCart(deps, userID, ({ lines }) => (lines.length === 0 ? null : { lines: [] }));
}
