import type { Product } from '@shop/contracts/product';
import { searchProducts } from '@shop/shop-client';
import { atom } from 'nanostores';
import { paths } from '../../lib/routing/paths.ts';
import { api } from '../../lib/api/api.ts';
import { searchAddress, searchTerm } from './search-term.ts';
import { closeSuggestions, suggest } from './suggestions-store.ts';

/** What the page shows: a term that is too short has no results, not empty ones. */
export type SearchState = {
  isLoading: boolean;
  /** The term that the results belong to; '' when there is none to search for. */
  term: string;
  searchResults: Product[];
  /** How many products were found; only the most relevant are listed. */
  total: number;
  /** How the shop read a term that it does not know as it was written; '' otherwise. */
  didYouMean: string;
  failed: boolean;
};

export const noSearch: SearchState = {
  isLoading: false,
  term: '',
  searchResults: [],
  total: 0,
  didYouMean: '',
  failed: false,
};

export const $search = atom<SearchState>(noSearch);

/** Takes over what the server found. In the browser only: the server's modules serve every visitor. */
export function beginSearch(found: SearchState): void {
  if (typeof document !== 'undefined') $search.set(found);
}

/** An answer of the search call as the page shows it. */
export function searchState(term: string, outcome: Awaited<ReturnType<typeof searchProducts>>): SearchState {
  if (outcome.outcome !== 'ok') return { ...noSearch, term, failed: true };
  const { products, total, didYouMean = '' } = outcome.data;
  return { ...noSearch, term, searchResults: products, total, didYouMean };
}

const DEBOUNCE_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | undefined;

/** Searches for what was typed, once typing has paused; a newer search overtakes an older one. */
export function typed(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    void find(text);
    void suggest(text);
  }, DEBOUNCE_MS);
}

/** Searches at once; the suggestions have done their work. */
export function search(text: string): Promise<void> {
  clearTimeout(timer);
  closeSuggestions();
  return find(text);
}

async function find(text: string): Promise<void> {
  running?.abort();
  const controller = (running = new AbortController());
  history.replaceState(history.state, '', searchAddress(paths.search, text));
  const term = searchTerm(text);
  if (!term) return $search.set(noSearch);
  $search.set({ ...$search.get(), isLoading: true, failed: false });
  const outcome = await searchProducts(api, { keyword: term, signal: controller.signal });
  if (!controller.signal.aborted) $search.set(searchState(term, outcome));
}
