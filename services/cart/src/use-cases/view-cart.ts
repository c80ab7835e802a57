import { cartOf, type Cart } from '@shop/contracts';
import type { CartDeps } from '../deps.ts';
import { emptyCart, type StoredCart } from '../domain/cart.ts';
import { findBuyable } from './buyable-products.ts';

/**
 * A cart with the catalogue's prices, stock and titles of this moment.
 * @throws ShopError `unavailable` while the catalogue is away: old prices are never shown
 */
export async function viewCart(deps: Pick<CartDeps, 'catalog' | 'orders'>, cart: StoredCart): Promise<Cart> {
  const productIDs = cart.lines.map((line) => line.productID);
  return cartOf(cart, await findBuyable(deps, cart.userID, productIDs));
}

/** The stored cart of a user, empty when there is none. */
export async function readCart({ carts }: Pick<CartDeps, 'carts'>, userID: string): Promise<StoredCart> {
  return (await carts.find(userID)) ?? emptyCart(userID);
}
