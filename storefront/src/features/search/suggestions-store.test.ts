import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $suggestions, closeSuggestions, moveChoice, suggest } from './suggestions-store.ts';

const data = {
  products: [{ _id: 'a1', title: 'Halla-pipo', image: '/uploads/x/1200.jpg', placeholder: '' }],
  categories: [{ id: 'korut', label: 'Asusteet' }],
};
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  closeSuggestions();
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ success: true, data }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a half-typed word is offered products first, then the categories they belong to', async () => {
  await suggest(' pip');
  expect(asked).toEqual(['/api/shop/search/pip/suggestions']);
  expect($suggestions.get().items).toMatchObject([
    { kind: 'product', label: 'Halla-pipo', path: '/shop/products/a1' },
    { kind: 'category', label: 'Asusteet', path: '/shop/listing?kategoria=korut' },
  ]);
});

test('nothing is offered below three characters', async () => {
  await suggest('pi');
  expect(asked).toEqual([]);
  expect($suggestions.get().items).toEqual([]);
});

test('the arrows go around by way of the field', async () => {
  await suggest('pipo');
  const places = [1, 1, 1, -1].map((step) => {
    moveChoice(step as 1 | -1);
    return $suggestions.get().active;
  });
  expect(places).toEqual([0, 1, -1, 1]);
});

test('an answer that comes after the list was closed opens nothing', async () => {
  const late = suggest('pipo');
  closeSuggestions();
  await late;
  expect($suggestions.get().items).toEqual([]);
});
