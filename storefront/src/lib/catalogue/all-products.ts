import type { Product } from '@shop/contracts/product';
import { listProducts } from './catalogue.ts';

const PER_CALL = 100;
/** 5,000 products; a sitemap may hold 50,000 addresses. */
const MAX_CALLS = 50;

/**
 * Newest first.
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
