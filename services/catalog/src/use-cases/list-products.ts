import { countFacets, type Facets, type ListQuery } from '../domain/listing.ts';
import type { ShownProduct } from '../domain/product.ts';
import { refreshShelf, type ShelfDeps } from './refresh-shelf.ts';

type Listed = { products: ShownProduct[]; total: number; facets?: Facets };

/** A page of the published products, with the counts of the filter's options where they are wanted. */
export async function listProducts(
  deps: ShelfDeps,
  { query, wantsFacets }: { query: ListQuery; wantsFacets: boolean },
): Promise<Listed> {
  await refreshShelf(deps);
  const listed = deps.shelf.list(query);
  return wantsFacets ? { ...listed, facets: countFacets(deps.shelf.groups(), query) } : listed;
}

/** One published product, or null. */
export async function findProduct(deps: ShelfDeps, id: string): Promise<ShownProduct | null> {
  await refreshShelf(deps);
  return deps.shelf.find(id);
}
