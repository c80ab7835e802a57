import type { Product } from '@shop/contracts/product';
import { HOME_ROW_LENGTH, pickForHome as pickFrom } from '@shop/shop-rules/pick-for-home';
import { listProducts } from './catalogue.ts';

/**
 * New and reduced products that can be bought, none twice.
 * @throws CatalogueAway
 */
export async function pickForHome(
  list: (query: Record<string, string | number>) => Promise<{ products: Product[] }> = listProducts,
): Promise<{ newest: Product[]; reduced: Product[] }> {
  const inStock = { varastossa: 'nyt', page: 1 };
  const [{ products }, { products: reduced }] = await Promise.all([
    list({ ...inStock, limit: 2 * HOME_ROW_LENGTH }),
    list({ ...inStock, ale: 'nyt', limit: HOME_ROW_LENGTH }),
  ]);
  const isListed = new Set(products.map(({ _id }) => _id));
  return pickFrom([...products, ...reduced.filter(({ _id }) => !isListed.has(_id))]);
}
