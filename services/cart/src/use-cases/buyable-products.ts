import { withOwnHolds, type ProductSnapshot } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CartDeps } from '../deps.ts';

type Deps = Pick<CartDeps, 'catalog' | 'orders'>;

/**
 * Products as this user can buy them: what the user's own unpaid checkout holds counts as free. Otherwise the
 * last piece of a product would be sold out for the very person who is paying for it.
 */
export async function findBuyable(
  { catalog, orders }: Deps,
  userID: string,
  productIDs: string[],
): Promise<ProductSnapshot[]> {
  if (productIDs.length === 0) return [];
  const [products, holds] = await Promise.all([catalog.lookup(productIDs), orders.heldBy(userID)]);
  return withOwnHolds(products, holds);
}

/** @throws ShopError `product-not-found` */
export async function getBuyable(deps: Deps, userID: string, productID: string): Promise<ProductSnapshot> {
  const [product] = await findBuyable(deps, userID, [productID]);
  if (!product) throw new ShopError({ code: 'product-not-found' });
  return product;
}
