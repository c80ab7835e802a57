import type { Product } from '@shop/contracts/product';
import { searchProducts } from '@shop/shop-client';
import { atom } from 'nanostores';
import { paths } from '../../lib/paths.ts';
import { door } from '../../lib/shop-door.ts';
import { searchAddress, searchTerm } from './search-term.ts';

/** What the page shows: a term that is too short has no results, not empty ones. */
export type SearchState = {
  isLoading: boolean;
  /** The term that the results belong to; '' when there is none to search for. */
  term: string;
  searchResults: Product[];
  failed: boolean;
};

export const $search = atom<SearchState>({ isLoading: false, term: '', searchResults: [], failed: false });

/** Takes over what the server found. In the browser only: the server's modules serve every visitor. */
export function beginSearch(found: SearchState): void {
  if (typeof document !== 'undefined') $search.set(found);
}

const DEBOUNCE_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | undefined;

/** Searches for what was typed, once typing has paused; a newer search overtakes an older one. */
export function typed(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => void search(text), DEBOUNCE_MS);
}

/** Searches at once. */
export async function search(text: string): Promise<void> {
  clearTimeout(timer);
  running?.abort();
  const controller = (running = new AbortController());
  history.replaceState(history.state, '', searchAddress(paths.search, text));
  const term = searchTerm(text);
  if (!term) return $search.set({ isLoading: false, term: '', searchResults: [], failed: false });
  $search.set({ ...$search.get(), isLoading: true, failed: false });
  const outcome = await searchProducts(door, { keyword: term, signal: controller.signal });
  if (controller.signal.aborted) return;
  const searchResults = outcome.outcome === 'ok' ? outcome.data : [];
  $search.set({ isLoading: false, term, searchResults, failed: outcome.outcome !== 'ok' });
}
