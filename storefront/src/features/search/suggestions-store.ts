import { suggestProducts } from '@shop/shop-client';
import { atom } from 'nanostores';
import { listingPath, productPath } from '../../lib/routing/paths.ts';
import { api } from '../../lib/api/api.ts';
import { searchTerm } from './search-term.ts';

export type Suggestion = {
  kind: 'product' | 'category';
  id: string;
  label: string;
  path: string;
  image?: string;
  placeholder?: string;
  isSoldOut?: boolean | undefined;
};
export type SuggestionsState = {
  items: Suggestion[];
  active: number;
};

const none: SuggestionsState = { items: [], active: -1 };

export const $suggestions = atom<SuggestionsState>(none);

let running: AbortController | undefined;

export async function suggest(text: string): Promise<void> {
  closeSuggestions();
  const controller = (running = new AbortController());
  const keyword = searchTerm(text);
  if (!keyword) return;
  const outcome = await suggestProducts(api, { keyword, signal: controller.signal });
  if (controller.signal.aborted || outcome.outcome !== 'ok') return;
  const { products, categories } = outcome.data;
  $suggestions.set({
    active: -1,
    items: [
      ...products.map(({ _id, title, image, placeholder, isSoldOut }): Suggestion => ({
        kind: 'product',
        id: _id,
        label: title,
        path: productPath(_id),
        image,
        placeholder,
        isSoldOut,
      })),
      ...categories.map(({ id, label }): Suggestion => ({
        kind: 'category',
        id,
        label,
        path: listingPath('kategoria', [id]),
      })),
    ],
  });
}

export function closeSuggestions(): void {
  running?.abort();
  $suggestions.set(none);
}

/** Wraps around through the text field. */
export function moveChoice(step: 1 | -1): void {
  const { items, active } = $suggestions.get();
  const places = items.length + 1;
  $suggestions.set({ items, active: ((active + 1 + step + places) % places) - 1 });
}
