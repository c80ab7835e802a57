/** Saved in the history entry for going back. */
export type Place = {
  more: number;
  top: number;
};

/** Any script of the page may have written the state. */
export function positionIn(state: unknown): Place | null {
  const place = (state as { place?: Partial<Place> } | null)?.place;
  const { more, top } = place ?? {};
  if (!Number.isInteger(more) || typeof top !== 'number' || !(top >= 0)) return null;
  return more !== undefined && more >= 1 && more <= 50 ? { more, top } : null;
}

/** The browser itself restores a list without appended pages. */
export function savePosition(place: Place): void {
  history.scrollRestoration = place.more > 0 ? 'manual' : 'auto';
  history.replaceState({ ...history.state, place }, '');
}
