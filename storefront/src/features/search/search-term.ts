/** A search needs this many characters, blanks at its ends not counted. */
export const MIN_LENGTH = 3;
/** The catalogue reads no more than this of a term. */
export const MAX_LENGTH = 64;

/** What a typed text searches for; '' while it is too short. */
export function searchTerm(text: string): string {
  const term = text.trim().slice(0, MAX_LENGTH);
  // Composed first: 'ä' may be two characters, and counts as one.
  return term.normalize('NFC').length >= MIN_LENGTH ? term : '';
}

/** The page's address for a typed text, so that a search can be shared and gone back to. */
export function searchAddress(path: string, text: string): string {
  const term = text.trim();
  return term ? `${path}?${new URLSearchParams({ keyword: term }).toString()}` : path;
}
