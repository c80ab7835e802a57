import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/**
 * Takes a product out of the shop. It is hidden, not erased: orders and carts still name it.
 * @throws ShopError `product-not-found`
 */
export async function removeProduct(
  { products, now }: Pick<CatalogDeps, 'products' | 'now'>,
  id: string,
): Promise<void> {
  if (!(await products.hide(id, now()))) throw new ShopError({ code: 'product-not-found' });
}
