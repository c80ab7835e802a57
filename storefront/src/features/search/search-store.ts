import type { Product } from '@shop/contracts/product';
import { searchProducts } from '@shop/shop-client';
import { atom } from 'nanostores';
import { paths } from '../../lib/routing/paths.ts';
import { api } from '../../lib/api/api.ts';
import { searchAddress, searchTerm } from './search-term.ts';
import { closeSuggestions, suggest } from './suggestions-store.ts';

/** A term that is too short has no results. */
export type SearchState = {
  isLoading: boolean;
  term: string;
  searchResults: Product[];
  total: number;
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

/** In the browser only: visitors share the server's modules. */
export function beginSearch(found: SearchState): void {
  if (typeof document !== 'undefined') $search.set(found);
}

export function searchState(term: string, outcome: Awaited<ReturnType<typeof searchProducts>>): SearchState {
  if (outcome.outcome !== 'ok') return { ...noSearch, term, failed: true };
  const { products, total, didYouMean = '' } = outcome.data;
  return { ...noSearch, term, searchResults: products, total, didYouMean };
}

const DEBOUNCE_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | undefined;

export function typed(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    void find(text);
    void suggest(text);
  }, DEBOUNCE_MS);
}

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
