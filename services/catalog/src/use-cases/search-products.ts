import type { CategoryId } from '@shop/contracts';
import type { ShownProduct } from '../domain/product.ts';
import { refreshShelf, type ShelfDeps } from './refresh-shelf.ts';

type Result = {
  products: ShownProduct[];
  total: number;
  byCategory: Map<CategoryId, number>;
  didYouMean: string | undefined;
};

/** Products that a search means, the most relevant first. */
export async function searchProducts(
  deps: ShelfDeps,
  { keyword, limit }: { keyword: string; limit: number },
): Promise<Result> {
  await refreshShelf(deps);
  const { ids, byCategory, didYouMean } = deps.search.find(keyword);
  return { products: deps.shelf.findMany(ids.slice(0, limit)), total: ids.length, byCategory, didYouMean };
}
