import { countFacets, type Facets, type ListQuery } from '../domain/listing.ts';
import type { ShownProduct } from '../domain/product.ts';
import { refreshProductCache, type ProductCacheDeps } from './refresh-product-cache.ts';

type Listed = { products: ShownProduct[]; total: number; facets?: Facets };

/** A page of the published products, with the counts of the filter's options where they are wanted. */
export async function listProducts(
  deps: ProductCacheDeps,
  { query, wantsFacets }: { query: ListQuery; wantsFacets: boolean },
): Promise<Listed> {
  await refreshProductCache(deps);
  const listed = deps.productCache.list(query);
  return wantsFacets ? { ...listed, facets: countFacets(deps.productCache.groups(), query) } : listed;
}

/** One published product by its id or slug, or null. */
export async function findProduct(deps: ProductCacheDeps, idOrSlug: string): Promise<ShownProduct | null> {
  await refreshProductCache(deps);
  return deps.productCache.find(idOrSlug);
}
