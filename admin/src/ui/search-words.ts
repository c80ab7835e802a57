export type SearchWords = { words: string; value: string; asked: string };

/** Keeps words typed after the field's own query; shows a filter changed elsewhere. */
export function withFilter(search: SearchWords, value: string): SearchWords {
  if (value === search.value) return search;
  return { words: value === search.asked ? search.words : value, value, asked: value };
}
