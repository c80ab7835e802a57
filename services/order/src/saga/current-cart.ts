import { cartOf, withOwnHolds, type Cart, type CartLookup, type ProductSnapshot } from '@shop/contracts';
import type { OrderDeps } from '../deps.ts';
import { heldBy } from '../domain/holds.ts';

/** The user's cart as it is now, for an answer that says what has changed. */
export async function currentCart(
  deps: Pick<OrderDeps, 'cart' | 'catalog' | 'orders'>,
  userID: string,
): Promise<Cart> {
  return showStored(deps, userID, await deps.cart.get(userID));
}

/** A stored cart at the catalogue's prices of this moment. */
export async function showStored(
  deps: Pick<OrderDeps, 'catalog' | 'orders'>,
  userID: string,
  stored: CartLookup,
): Promise<Cart> {
  const products = await deps.catalog.lookup(stored.lines.map(({ productID }) => productID));
  return showCart(deps, userID, stored, products);
}

/** A cart as its owner can buy it: what the own unpaid checkout holds counts as free. */
export async function showCart(
  { orders }: Pick<OrderDeps, 'orders'>,
  userID: string,
  stored: CartLookup,
  products: ProductSnapshot[],
): Promise<Cart> {
  return cartOf(stored, withOwnHolds(products, heldBy(await orders.findOpen(userID))));
}
