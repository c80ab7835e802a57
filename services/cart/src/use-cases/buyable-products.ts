import type { ProductSnapshot } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CartDeps } from '../deps.ts';
import type { StoredCart } from '../domain/cart.ts';

/** Products in `productIDs` but not in `products` cannot be bought. */
export type Buyable = { productIDs: ReadonlySet<string>; products: ProductSnapshot[] };

export type BuyableCart = { cart: StoredCart; buyable: Buyable };

/** One lookup for the cart and a product about to be added. */
export async function findBuyable(
  { catalog }: Pick<CartDeps, 'catalog'>,
  { userID, lines }: Pick<StoredCart, 'userID' | 'lines'>,
  more: string[] = [],
): Promise<Buyable> {
  const productIDs = new Set([...lines.map(({ productID }) => productID), ...more]);
  return { productIDs, products: productIDs.size === 0 ? [] : await catalog.lookup(userID, [...productIDs]) };
}

export function getBuyable({ products }: Buyable, productID: string): ProductSnapshot {
  const product = products.find(({ _id }) => _id === productID);
  if (!product) throw new ShopError({ code: 'product-not-found' });
  return product;
}
