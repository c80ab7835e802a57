import { cleanLine, cutText } from './clean-text.ts';

export const MIN_SEARCH = 3;
export const MAX_SEARCH = 64;

/** The search text: cleaned and cut to `MAX_SEARCH`. */
export const searchText = (typed: string): string =>
  cutText(cleanLine(cutText(typed, 4 * MAX_SEARCH)), MAX_SEARCH).trim();
