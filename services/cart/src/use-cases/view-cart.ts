import type { Cart } from '@shop/contracts';
import type { CartDeps } from '../deps.ts';
import { cartOf } from '../domain/cart-view.ts';
import { emptyCart, type StoredCart } from '../domain/cart.ts';
import { findBuyable, type Buyable } from './buyable-products.ts';

/**
 * @param buyable an earlier lookup, reused where it covers the cart
 * @throws `unavailable` rather than showing old prices
 */
export async function viewCart(
  deps: Pick<CartDeps, 'catalog' | 'now'>,
  cart: StoredCart,
  buyable?: Buyable,
): Promise<Cart> {
  const isLookedUp = buyable && cart.lines.every(({ productID }) => buyable.productIDs.has(productID));
  const { products } = isLookedUp ? buyable : await findBuyable(deps, cart);
  return cartOf(cart, products, deps.now());
}

export async function readCart({ carts }: Pick<CartDeps, 'carts'>, userID: string): Promise<StoredCart> {
  return (await carts.find(userID)) ?? emptyCart(userID);
}
