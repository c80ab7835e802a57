import type { Product } from '@shop/contracts/product';
import { listProducts } from './catalogue.ts';

const PER_CALL = 100;
/** A sitemap may hold 50,000 addresses; a shop of handmade things stays far below. */
const MAX_CALLS = 50;

/**
 * Every published product, newest first.
 * @throws CatalogueAway
 */
export async function allProducts(): Promise<Product[]> {
  const found: Product[] = [];
  for (let page = 1; page <= MAX_CALLS; page += 1) {
    const { products, total } = await listProducts({ page, limit: PER_CALL });
    found.push(...products);
    if (products.length === 0 || found.length >= total) break;
  }
  return found;
}
