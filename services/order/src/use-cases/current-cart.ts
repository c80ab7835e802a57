import { cartOf, type Cart } from '@shop/contracts';
import type { OrderDeps } from '../deps.ts';

/** The user's cart as it is now, for an answer that says what has changed. */
export async function currentCart(
  { cart, catalog }: Pick<OrderDeps, 'cart' | 'catalog'>,
  userID: string,
): Promise<Cart> {
  const stored = await cart.get(userID);
  return cartOf(stored, await catalog.lookup(stored.lines.map(({ productID }) => productID)));
}
