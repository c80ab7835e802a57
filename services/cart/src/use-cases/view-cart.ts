import type { Cart } from '@shop/contracts';
import type { CartDeps } from '../deps.ts';
import { cartOf } from '../domain/cart-view.ts';
import { emptyCart, type StoredCart } from '../domain/cart.ts';
import { findBuyable, type Buyable } from './buyable-products.ts';

/**
 * @param lookedUp an earlier lookup, reused where it covers the cart
 * @throws `unavailable` rather than showing old prices
 */
export async function viewCart(
  deps: Pick<CartDeps, 'catalog'>,
  cart: StoredCart,
  lookedUp?: Buyable,
): Promise<Cart> {
  const isKnown = lookedUp && cart.lines.every(({ productID }) => lookedUp.asked.has(productID));
  const { products } = isKnown ? lookedUp : await findBuyable(deps, cart);
  return cartOf(cart, products);
}

export async function readCart({ carts }: Pick<CartDeps, 'carts'>, userID: string): Promise<StoredCart> {
  return (await carts.find(userID)) ?? emptyCart(userID);
}
