import type { CategoryId } from '@shop/contracts';
import type { CatalogDeps } from '../deps.ts';
import type { ShownProduct } from '../domain/product.ts';
import { refreshSearch } from './refresh-search.ts';

type Result = {
  products: ShownProduct[];
  total: number;
  byCategory: Map<CategoryId, number>;
  didYouMean: string | undefined;
};

/**
 * Products that a search means, the most relevant first. The index says which; what is shown of them comes from the
 * database, so that prices and stock are true and nothing hidden slips through.
 */
export async function searchProducts(
  deps: Pick<CatalogDeps, 'products' | 'search' | 'now'>,
  { keyword, limit }: { keyword: string; limit: number },
): Promise<Result> {
  await refreshSearch(deps);
  const { ids, byCategory, didYouMean } = deps.search.find(keyword);
  const wanted = ids.slice(0, limit);
  const found = wanted.length > 0 ? await deps.products.findMany(wanted) : [];
  const byId = new Map(found.map((product) => [product._id, product]));
  const products = wanted.flatMap((id) => byId.get(id) ?? []);
  return { products, total: ids.length - wanted.length + products.length, byCategory, didYouMean };
}
