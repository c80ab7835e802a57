import type { Product } from '@shop/contracts/product';
import { listProducts } from './catalogue.ts';

const MAX_SHOWN = 4;

/**
 * New and reduced products that can be bought, none twice.
 * @throws CatalogueAway
 */
export async function pickForHome(
  list: (query: Record<string, string | number>) => Promise<{ products: Product[] }> = listProducts,
): Promise<{ newest: Product[]; reduced: Product[] }> {
  const inStock = { varastossa: 'nyt', page: 1 };
  const [{ products }, { products: reduced }] = await Promise.all([
    list({ ...inStock, limit: 2 * MAX_SHOWN }),
    list({ ...inStock, ale: 'nyt', limit: MAX_SHOWN }),
  ]);
  const isReduced = new Set(reduced.map(({ _id }) => _id));
  return { newest: products.filter(({ _id }) => !isReduced.has(_id)).slice(0, MAX_SHOWN), reduced };
}
