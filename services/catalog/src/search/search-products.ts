import type { SearchSuggestions } from '@shop/contracts';
import { categories, MIN_SEARCH, type CategoryId } from '@shop/shop-rules';
import type { ShownProduct } from '../domain/product.ts';
import { refreshProductCache } from '../use-cases/refresh-product-cache.ts';
import { wordsOf } from './finnish.ts';
import type { SearchDeps } from './open-search.ts';
import { saleWords } from './synonyms.ts';

type Result = {
  products: ShownProduct[];
  total: number;
  byCategory: Map<CategoryId, number>;
  didYouMean: string | undefined;
};

type FindDeps = Omit<SearchDeps, 'assets' | 'auditLog' | 'logger'>;

/** Most relevant first, sold-out products last; a word for sales restricts the result to products on sale. */
export async function searchProducts(
  deps: FindDeps,
  { keyword, limit }: { keyword: string; limit: number },
): Promise<Result> {
  await refreshProductCache(deps);
  const { synonymFreshness, searchWords, search, now } = deps;
  await synonymFreshness.ensure(now, async () => search.setSynonyms((await searchWords.synonyms()).groups));
  const words = wordsOf(keyword);
  const searchedWords = words.filter((word) => !saleWords.has(word));
  if (searchedWords.length === words.length || keyword.trim().length < MIN_SEARCH)
    return searchAll(deps, keyword, limit);
  const onSale = deps.productCache.onSale();
  if (searchedWords.length === 0) return resultOf(onSale, limit);
  const { ids, didYouMean } = deps.search.find(searchedWords.join(' '));
  const onSaleSet = new Set(onSale);
  const matches = [...deps.productCache.findMany(ids)].filter((product) => onSaleSet.has(product));
  return { ...resultOf(matches, limit), didYouMean };
}

function searchAll(
  { search, productCache }: Pick<FindDeps, 'search' | 'productCache'>,
  keyword: string,
  limit: number,
): Result {
  const { ids, byCategory, didYouMean } = search.find(keyword);
  return {
    products: soldOutLast(productCache.findMany(ids), limit),
    total: ids.length,
    byCategory,
    didYouMean,
  };
}

function resultOf(products: ShownProduct[], limit: number): Result {
  const byCategory = new Map<CategoryId, number>();
  for (const { kategoria } of products)
    if (kategoria) byCategory.set(kategoria, (byCategory.get(kategoria) ?? 0) + 1);
  return {
    products: soldOutLast(products, limit),
    total: products.length,
    byCategory,
    didYouMean: undefined,
  };
}

/** Reads no further than the limit needs. */
function soldOutLast(products: Iterable<ShownProduct>, limit: number): ShownProduct[] {
  const available: ShownProduct[] = [];
  const soldOut: ShownProduct[] = [];
  for (const product of products) {
    if (available.length === limit) break;
    (product.stock > 0 ? available : soldOut).push(product);
  }
  return [...available, ...soldOut].slice(0, limit);
}

type Suggested = Omit<SearchSuggestions, 'products'> & { products: ShownProduct[] };

const MAX_SUGGESTED = 5;
const MAX_SUGGESTED_CATEGORIES = 3;

export async function suggestProducts(deps: FindDeps, keyword: string): Promise<Suggested> {
  const { products, byCategory, didYouMean } = await searchProducts(deps, { keyword, limit: MAX_SUGGESTED });
  const suggested = categories
    .filter(({ id }) => byCategory.has(id))
    .toSorted((a, b) => (byCategory.get(b.id) ?? 0) - (byCategory.get(a.id) ?? 0))
    .slice(0, MAX_SUGGESTED_CATEGORIES);
  return { products, categories: suggested, ...(didYouMean ? { didYouMean } : {}) };
}
