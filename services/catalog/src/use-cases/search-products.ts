import type { CategoryId } from '@shop/contracts';
import type { ShownProduct } from '../domain/product.ts';
import { refreshProductCache, type ProductCacheDeps } from './refresh-product-cache.ts';

type Result = {
  products: ShownProduct[];
  total: number;
  byCategory: Map<CategoryId, number>;
  didYouMean: string | undefined;
};

/** Products that a search means, the most relevant first. */
export async function searchProducts(
  deps: ProductCacheDeps,
  { keyword, limit }: { keyword: string; limit: number },
): Promise<Result> {
  await refreshProductCache(deps);
  const { ids, byCategory, didYouMean } = deps.search.find(keyword);
  return {
    products: deps.productCache.findMany(ids.slice(0, limit)),
    total: ids.length,
    byCategory,
    didYouMean,
  };
}
