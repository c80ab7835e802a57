import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import type { ShownProduct } from '../domain/product.ts';

/**
 * Takes a deletion back: the product is as it was, on sale or a draft.
 * @throws ShopError `product-not-found` for one that is not there, or that nobody deleted
 */
export async function restoreProduct(
  { products, now }: Pick<CatalogDeps, 'products' | 'now'>,
  id: string,
): Promise<ShownProduct> {
  const restored = (await products.show(id, now())) ? await products.find(id) : null;
  if (!restored) throw new ShopError({ code: 'product-not-found' });
  return restored;
}
