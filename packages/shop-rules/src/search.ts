import { cleanLine, cutText } from './clean-text.ts';

/* Bounds of a search. They stand apart from the schemas, because every page shows them and should not ship zod. */

/** A search needs this many characters, blanks at its ends not counted; shorter ones find nothing. */
export const MIN_SEARCH = 3;
/** No more of a search is read. */
export const MAX_SEARCH = 64;

/** The text that a typed one searches for: cleaned, and at most `MAX_SEARCH` long. */
export const searchText = (typed: string): string =>
  cutText(cleanLine(cutText(typed, 4 * MAX_SEARCH)), MAX_SEARCH).trim();
