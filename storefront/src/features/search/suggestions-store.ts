import { suggestProducts } from '@shop/shop-client';
import { atom } from 'nanostores';
import { listingPath, productPath } from '../../lib/routing/paths.ts';
import { api } from '../../lib/api/api.ts';
import { searchTerm } from './search-term.ts';

/** One line that may be chosen; a category is a way to the listing. */
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
  /** The chosen line's place; -1 while the text field itself is. */
  active: number;
};

const none: SuggestionsState = { items: [], active: -1 };

/** What is offered below the field; nothing to offer means that the list is closed. */
export const $suggestions = atom<SuggestionsState>(none);

let running: AbortController | undefined;

/** Offers products and categories for a half-typed text. Without an answer there is simply nothing on offer. */
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

/** Closes the list, also one that is still on its way. */
export function closeSuggestions(): void {
  running?.abort();
  $suggestions.set(none);
}

/** Moves the choice by one line; past either end it is the text field's turn. */
export function moveChoice(step: 1 | -1): void {
  const { items, active } = $suggestions.get();
  const places = items.length + 1;
  $suggestions.set({ items, active: ((active + 1 + step + places) % places) - 1 });
}
