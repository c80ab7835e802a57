export type SearchState = { typed: string; filter: string; submitted: string };

/** Keeps text typed while a search runs; shows a filter that was changed elsewhere. */
export function followFilter(search: SearchState, filter: string): SearchState {
  if (filter === search.filter) return search;
  return { typed: filter === search.submitted ? search.typed : filter, filter, submitted: filter };
}
