import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $search, typed } from './search-store.ts';

const asked: string[] = [];
const addresses: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  addresses.length = 0;
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => void addresses.push(address),
  });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const data = path.endsWith('/suggestions') ? { products: [], categories: [] } : [];
    return Promise.resolve(Response.json({ success: true, data }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const searches = (): string[] => asked.filter((path) => !path.endsWith('/suggestions'));

test('a search waits until typing has paused for 300 ms, and then asks once [spec-107]', async () => {
  for (const text of ['vil', 'vill', 'villa']) {
    typed(text);
    await vi.advanceTimersByTimeAsync(299);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(searches()).toEqual(['/api/shop/search/villa']);
  expect(addresses).toEqual(['/shop/search?keyword=villa']);
});

test('an emptied field clears the keyword and the results, without a call [spec-107]', async () => {
  typed('');
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([]);
  expect(addresses).toEqual(['/shop/search']);
  expect($search.get()).toMatchObject({ term: '', searchResults: [], isLoading: false });
});
