/* Bounds of a search. They stand apart from the schemas, because every page shows them and should not ship zod. */

/** A search needs this many characters, blanks at its ends not counted; shorter ones find nothing. */
export const MIN_SEARCH = 3;
/** No more of a search is read. */
export const MAX_SEARCH = 64;
