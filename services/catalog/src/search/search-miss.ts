import type { SearchMiss } from '@shop/contracts';
import { MIN_SEARCH, searchText } from '@shop/shop-rules';

/**
 * Normalises a search for the list of misses.
 * @returns null for short words and for what may be an address or a number, since no personal data is kept
 */
export function countedSearch(keyword: string): string | null {
  const words = searchText(keyword).replace(/\s+/g, ' ').toLowerCase();
  const isPersonal = words.includes('@') || words.replace(/\D/g, '').length >= 5;
  return words.length < MIN_SEARCH || isPersonal || !/\p{L}/u.test(words) ? null : words;
}

export function dropHalfTyped(misses: readonly SearchMiss[]): SearchMiss[] {
  return misses.filter(({ words }) =>
    misses.every((miss) => miss.words === words || !miss.words.startsWith(words)),
  );
}
