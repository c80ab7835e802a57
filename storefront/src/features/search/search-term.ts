import { MIN_SEARCH, searchText } from '@shop/shop-rules/search';

export function searchTerm(text: string): string {
  const term = searchText(text);
  return term.length >= MIN_SEARCH ? term : '';
}

export function searchAddress(path: string, text: string): string {
  const term = searchText(text);
  return term ? `${path}?${new URLSearchParams({ keyword: term }).toString()}` : path;
}
