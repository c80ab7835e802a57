/** A search field: what stands in it, the filter as it was given last, and what the field itself asked for last. */
export type SearchWords = { words: string; value: string; asked: string };

/**
 * The field once the filter is `value`. The answer to its own question leaves alone what was typed since; a filter that
 * was changed elsewhere, cleared for example, shows.
 */
export function withFilter(search: SearchWords, value: string): SearchWords {
  if (value === search.value) return search;
  return { words: value === search.asked ? search.words : value, value, asked: value };
}
