import { categoryLabel } from '@shop/shop-rules/categories';
import { catalogue } from '../../texts/fi/catalogue.ts';
import { filterFromQuery, filterQuery, singleCategory, type Filter } from './filter.ts';

export const PAGE_SIZE = 24;

export type ListingRequest = { filter: Filter; sort: string; page: number };

export function listingRequest(query: URLSearchParams): ListingRequest {
  const sort = query.get('sort') ?? '';
  const page = Number(query.get('page') ?? 1);
  return {
    filter: filterFromQuery(query),
    sort: catalogue.orders.some(({ id }) => id === sort) ? sort : '',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
  };
}

export function apiParameters({ filter, sort, page }: ListingRequest): Record<string, string | number> {
  const groups = Object.fromEntries(Object.entries(filter).map(([key, ids]) => [key, ids.join(',')]));
  return { ...groups, ...(sort && { sort }), page, limit: PAGE_SIZE, facets: 1 };
}

export function pageAddress(path: string, { filter, sort }: ListingRequest, page: number): string {
  const query = [filterQuery(filter, sort), page > 1 && `page=${page}`].filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}

/** All products or one category, by page. Sorts and combined filters point there. */
export function canonicalAddress(path: string, { filter, page }: ListingRequest): string {
  const category = singleCategory(filter);
  const isCombined = Object.values(filter).flat().length > (category ? 1 : 0);
  const canonical: ListingRequest = { filter: category ? { kategoria: [category] } : {}, sort: '', page };
  return pageAddress(path, canonical, isCombined ? 1 : page);
}

export function listingTitle(filter: Filter, brand: string): string {
  const category = singleCategory(filter);
  return category ? `${categoryLabel(category)} – ${brand}` : brand;
}
