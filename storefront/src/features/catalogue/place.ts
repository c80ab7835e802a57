/**
 * Where the visitor was in a list that they made longer: kept with the entry of the browser's history, so that going
 * back from a product shows the same cards at the same height.
 */
export type Place = {
  /** How many pages were appended to the one that the address names. */
  more: number;
  /** How far the page was scrolled, in pixels. */
  top: number;
};

/** Reads the place from a history entry's state, which any script of the page may have written. */
export function placeIn(state: unknown): Place | null {
  const place = (state as { place?: Partial<Place> } | null)?.place;
  const { more, top } = place ?? {};
  if (!Number.isInteger(more) || typeof top !== 'number' || !(top >= 0)) return null;
  return more !== undefined && more >= 1 && more <= 50 ? { more, top } : null;
}

/** Notes the place in the current entry. The browser restores the height of a list that is not longer by itself. */
export function keepPlace(place: Place): void {
  history.scrollRestoration = place.more > 0 ? 'manual' : 'auto';
  history.replaceState({ ...history.state, place }, '');
}
