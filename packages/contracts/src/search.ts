import type { CategoryId } from './categories.ts';
import type { Product } from './product.ts';

/** A search needs this many characters, blanks at its ends not counted; shorter ones find nothing. */
export const MIN_SEARCH = 3;
/** No more of a search is read. */
export const MAX_SEARCH = 64;

/** What a search answers under `data`'s neighbours: `total` may be more than the list holds. */
export type SearchAnswer = {
  data: Product[];
  total: number;
  /** The search as the shop would write it, when some word of it had to be guessed. */
  didYouMean?: string;
};

/** What is offered while a search is being typed. */
export type SearchSuggestions = {
  products: { _id: string; title: string; image: string; placeholder: string }[];
  /** Where most of what is found belongs. */
  categories: { id: CategoryId; label: string }[];
  didYouMean?: string;
};
