import type { Facets, ListQuery } from '../domain/listing.ts';
import type { ShownProduct } from '../domain/product.ts';
import { refreshProductCache, type ProductCacheDeps } from './refresh-product-cache.ts';

type Listed = { products: ShownProduct[]; total: number; facets?: Facets };

export async function listProducts(
  deps: ProductCacheDeps,
  { query, wantsFacets }: { query: ListQuery; wantsFacets: boolean },
): Promise<Listed> {
  await refreshProductCache(deps);
  const listed = deps.productCache.list(query);
  return wantsFacets ? { ...listed, facets: deps.productCache.facets(query) } : listed;
}

export async function findProduct(deps: ProductCacheDeps, idOrSlug: string): Promise<ShownProduct | null> {
  await refreshProductCache(deps);
  return deps.productCache.find(idOrSlug);
}
