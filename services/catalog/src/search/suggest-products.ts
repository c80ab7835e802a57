import type { SearchSuggestions } from '@shop/contracts';
import { categories } from '@shop/shop-rules';
import type { ShownProduct } from '../domain/product.ts';
import { searchProducts, type SearchDeps } from './search-products.ts';

type Suggested = Omit<SearchSuggestions, 'products'> & { products: ShownProduct[] };

const MAX_PRODUCTS = 5;
const MAX_CATEGORIES = 3;

/** A few products that a half-typed search may mean, and the categories that most of what it finds belong to. */
export async function suggestProducts(deps: SearchDeps, keyword: string): Promise<Suggested> {
  const { products, byCategory, didYouMean } = await searchProducts(deps, { keyword, limit: MAX_PRODUCTS });
  const suggested = categories
    .filter(({ id }) => byCategory.has(id))
    .toSorted((a, b) => (byCategory.get(b.id) ?? 0) - (byCategory.get(a.id) ?? 0))
    .slice(0, MAX_CATEGORIES);
  return { products, categories: suggested, ...(didYouMean ? { didYouMean } : {}) };
}
