import type { Cart } from '@shop/contracts';
import type { CartDeps } from '../deps.ts';
import { cartOf } from '../domain/cart-view.ts';
import { emptyCart, type StoredCart } from '../domain/cart.ts';
import { findBuyable, type Buyable } from './buyable-products.ts';

/**
 * A cart with the catalogue's prices, stock and titles of this moment.
 * @param known what the catalogue has just said; it is asked again only where the cart holds something else by now
 * @throws ShopError `unavailable` while the catalogue is away: old prices are never shown
 */
export async function viewCart(
  deps: Pick<CartDeps, 'catalog'>,
  cart: StoredCart,
  known?: Buyable,
): Promise<Cart> {
  const isKnown = known && cart.lines.every(({ productID }) => known.asked.has(productID));
  const { products } = isKnown ? known : await findBuyable(deps, cart);
  return cartOf(cart, products);
}

/** The stored cart of a user, empty when there is none. */
export async function readCart({ carts }: Pick<CartDeps, 'carts'>, userID: string): Promise<StoredCart> {
  return (await carts.find(userID)) ?? emptyCart(userID);
}
