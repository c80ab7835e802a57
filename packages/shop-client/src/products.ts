import type { Product } from '@shop/contracts/product';
import type { SearchSuggestions } from '@shop/contracts/suggestions';
import type { ApiClient } from './api-client.ts';
import { field, listOf } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

export type Facets = Record<string, Record<string, number>>;
export type ProductList = { products: Product[]; total: number; facets: Facets };

/** Published products; values of a group are joined by commas. */
export async function listProducts(
  api: ApiClient,
  query: Record<string, string | number> = {},
): Promise<Outcome<ProductList>> {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const outcome = await api.call('GET', `/api/shop/product/get?${parameters.toString()}`);
  return mapData(outcome, (body) => {
    const products = listOf<Product>(body);
    const total = typeof body['total'] === 'number' ? body['total'] : products.length;
    return { products, total, facets: field<Facets | undefined>(body, 'facets') ?? {} };
  });
}

/** One published product. */
export async function getProduct(api: ApiClient, id: string): Promise<Outcome<Product>> {
  const outcome = await api.call('GET', `/api/shop/products/${encodeURIComponent(id)}`);
  return mapData(outcome, (body) => field<Product>(body, 'data'));
}

export type ProductSearch = { keyword: string; signal?: AbortSignal };
/** `total` may exceed the list. */
export type FoundProducts = { products: Product[]; total: number; didYouMean?: string };

const searchPath = (keyword: string): string => `/api/shop/search/${encodeURIComponent(keyword)}`;

/** Most relevant first; needs three characters. */
export async function searchProducts(
  api: ApiClient,
  { keyword, signal }: ProductSearch,
): Promise<Outcome<FoundProducts>> {
  return mapData(await api.call('GET', searchPath(keyword), { signal }), (body) => {
    const products = listOf<Product>(body);
    const total = typeof body['total'] === 'number' ? body['total'] : products.length;
    const didYouMean = body['didYouMean'];
    return { products, total, ...(typeof didYouMean === 'string' ? { didYouMean } : {}) };
  });
}

/** Products and categories for a half-typed search. */
export async function suggestProducts(
  api: ApiClient,
  { keyword, signal }: ProductSearch,
): Promise<Outcome<SearchSuggestions>> {
  const path = `${searchPath(keyword)}/suggestions`;
  return mapData(await api.call('GET', path, { signal }), (body) => field<SearchSuggestions>(body, 'data'));
}
