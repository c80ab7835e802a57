import type { SearchMiss } from '@shop/contracts';
import { MIN_SEARCH, searchText } from '@shop/shop-rules';

/**
 * A search as it is counted when it finds nothing: small, in one Unicode form, its blanks single.
 * @returns null for what is too short to be searched, or looks like somebody's address or number: no person is kept
 */
export function countedSearch(keyword: string): string | null {
  const words = searchText(keyword).replace(/\s+/g, ' ').toLowerCase();
  const isPersonal = words.includes('@') || words.replace(/\D/g, '').length >= 5;
  return words.length < MIN_SEARCH || isPersonal || !/\p{L}/u.test(words) ? null : words;
}

/** Without what was only half typed: the beginning of another search that found nothing either. */
export function withoutHalfTyped(misses: readonly SearchMiss[]): SearchMiss[] {
  return misses.filter(({ words }) =>
    misses.every((other) => other.words === words || !other.words.startsWith(words)),
  );
}
