import type { CategoryId } from './categories.ts';

/** A search needs this many characters, blanks at its ends not counted; shorter ones find nothing. */
export const MIN_SEARCH = 3;
/** No more of a search is read. */
export const MAX_SEARCH = 64;

/** What is offered while a search is being typed. */
export type SearchSuggestions = {
  products: { _id: string; title: string; image: string; placeholder: string }[];
  /** Where most of what is found belongs. */
  categories: { id: CategoryId; label: string }[];
  didYouMean?: string;
};
