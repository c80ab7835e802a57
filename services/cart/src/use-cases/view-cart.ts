import { cartOf, type Cart } from '@shop/contracts';
import type { CartDeps } from '../deps.ts';
import { emptyCart, type StoredCart } from '../domain/cart.ts';

/**
 * A cart with the catalogue's prices, stock and titles of this moment.
 * @throws ShopError `unavailable` while the catalogue is away: old prices are never shown
 */
export async function viewCart(deps: Pick<CartDeps, 'catalog'>, cart: StoredCart): Promise<Cart> {
  return cartOf(cart, await deps.catalog.lookup(cart.lines.map((line) => line.productID)));
}

/** The stored cart of a user, empty when there is none. */
export async function readCart({ carts }: Pick<CartDeps, 'carts'>, userID: string): Promise<StoredCart> {
  return (await carts.find(userID)) ?? emptyCart(userID);
}
