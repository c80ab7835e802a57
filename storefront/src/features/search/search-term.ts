import { MIN_SEARCH, searchText } from '@shop/shop-rules/search';

/** What a typed text searches for; '' while it is too short. */
export function searchTerm(text: string): string {
  const term = searchText(text);
  return term.length >= MIN_SEARCH ? term : '';
}

/** The page's address for a typed text, so that a search can be shared and gone back to. */
export function searchAddress(path: string, text: string): string {
  const term = searchText(text);
  return term ? `${path}?${new URLSearchParams({ keyword: term }).toString()}` : path;
}
