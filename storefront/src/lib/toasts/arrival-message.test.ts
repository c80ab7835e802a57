import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showArrivalMessage } from './arrival-message.ts';
import { $toasts } from './toasts.ts';

const replaced: string[] = [];

beforeEach(() => {
  replaced.length = 0;
  $toasts.set([]);
  const replaceState = (_state: unknown, _title: string, url: URL) => void replaced.push(url.href);
  vi.stubGlobal('history', { state: null, replaceState });
});
afterEach(() => vi.unstubAllGlobals());

const arrive = (query: string): void => {
  vi.stubGlobal('location', { href: `https://shop.example/shop/home${query}` });
  showArrivalMessage({ left: 'Tilisi on poistettu.' });
};

test('a code in the address shows the page’s own message, and is removed from the address', () => {
  arrive('?message=left&a=1');
  expect($toasts.get()).toMatchObject([{ type: 'info', text: 'Tilisi on poistettu.' }]);
  expect(replaced).toEqual(['https://shop.example/shop/home?a=1']);
});

test.each(['', '?message=', '?message=toString', '?message=Soita+heti'])('%s says nothing', (query) => {
  arrive(query);
  expect($toasts.get()).toEqual([]);
  expect(replaced).toEqual([]);
});
