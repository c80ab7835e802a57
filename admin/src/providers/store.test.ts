import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  return () => vi.unstubAllGlobals();
});

/** As after a reload of the page. */
const read = (key: string): unknown => createStore().getItem(key);

test.each([
  ['products.layout', 'rows'],
  ['orders.pageSize', 100],
  ['orders.a.savedQueries', [{ label: 'Lahjat' }]],
])('%s is remembered', (key, value) => {
  createStore().setItem(key, value);
  expect(read(key)).toEqual(value);
});

test('searches and filters of a list are forgotten', () => {
  createStore().setItem('customers.listParams', { filter: '{"q":"Aino"}' });
  expect(read('customers.listParams')).toBeUndefined();
});
