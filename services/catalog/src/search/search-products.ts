import { MIN_SEARCH, type CategoryId } from '@shop/shop-rules';
import type { ShownProduct } from '../domain/product.ts';
import { saleWords, wordsOf } from './index.ts';
import type { CatalogDeps } from '../deps.ts';
import { refreshProductCache, type ProductCacheDeps } from '../use-cases/refresh-product-cache.ts';

type Result = {
  products: ShownProduct[];
  total: number;
  byCategory: Map<CategoryId, number>;
  didYouMean: string | undefined;
};

export type SearchDeps = ProductCacheDeps & Pick<CatalogDeps, 'searchWords' | 'synonymFreshness'>;

/** Products that a search means, the most relevant first. A word for sales narrows it to what is on sale now. */
export async function searchProducts(
  deps: SearchDeps,
  { keyword, limit }: { keyword: string; limit: number },
): Promise<Result> {
  await refreshProductCache(deps);
  const { synonymFreshness, searchWords, search, now } = deps;
  await synonymFreshness.ensure(now, async () => search.setSynonyms((await searchWords.synonyms()).groups));
  const words = wordsOf(keyword);
  const others = words.filter((word) => !saleWords.has(word));
  if (others.length === words.length || keyword.trim().length < MIN_SEARCH)
    return found(deps, keyword, limit);
  const onSale = deps.productCache.onSale();
  if (others.length === 0) return answer(onSale, limit);
  const { ids, didYouMean } = deps.search.find(others.join(' '));
  const sold = new Set(onSale);
  const meant = deps.productCache.findMany(ids).filter((product) => sold.has(product));
  return { ...answer(meant, limit), didYouMean };
}

function found({ search, productCache }: ProductCacheDeps, keyword: string, limit: number): Result {
  const { ids, byCategory, didYouMean } = search.find(keyword);
  return { products: productCache.findMany(ids.slice(0, limit)), total: ids.length, byCategory, didYouMean };
}

function answer(products: ShownProduct[], limit: number): Result {
  const byCategory = new Map<CategoryId, number>();
  for (const { kategoria } of products) byCategory.set(kategoria, (byCategory.get(kategoria) ?? 0) + 1);
  return { products: products.slice(0, limit), total: products.length, byCategory, didYouMean: undefined };
}
