import { MAX_SEARCH, MIN_SEARCH } from '@shop/contracts/search';

/** What a typed text searches for; '' while it is too short. */
export function searchTerm(text: string): string {
  const term = text.trim().slice(0, MAX_SEARCH);
  // Composed first: 'ä' may be two characters, and counts as one.
  return term.normalize('NFC').length >= MIN_SEARCH ? term : '';
}

/** The page's address for a typed text, so that a search can be shared and gone back to. */
export function searchAddress(path: string, text: string): string {
  const term = text.trim();
  return term ? `${path}?${new URLSearchParams({ keyword: term }).toString()}` : path;
}
