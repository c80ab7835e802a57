import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findSharedList, takeSharedToken } from './shared-list.ts';

let answers: Record<string, Response | undefined>;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { hash: '#token=abc', pathname: '/shop/shared-wishlist' });
  const history: { state: unknown; replaceState: (state: unknown) => void } = {
    state: null,
    replaceState: (state) => {
      history.state = state;
    },
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('fetch', (path: string) => {
    const answer = answers[path];
    return answer ? Promise.resolve(answer.clone()) : Promise.reject(new TypeError('no line'));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const SHARED = '/api/shop/wishlist/shared';
const ok = (data: unknown) => Response.json({ success: true, data });
const refused = (status: number) => Response.json({ success: false }, { status });

test('the link’s token is kept for the tab, so that a login leads back to the list', () => {
  expect(takeSharedToken()).toBe('abc');
  vi.stubGlobal('location', { hash: '', pathname: '/shop/shared-wishlist' });
  vi.stubGlobal('history', { state: null });
  expect(takeSharedToken()).toBe('abc');
});

test('products that have left the shop are left out of a shared list', async () => {
  answers = {
    [SHARED]: ok({ name: 'Aino', productIDs: ['b', 'a'] }),
    '/api/shop/products/a': ok({ _id: 'a' }),
    '/api/shop/products/b': refused(404),
  };
  expect(await findSharedList('abc')).toEqual({ state: 'shown', name: 'Aino', products: [{ _id: 'a' }] });
});

test.each([404, 400])('a link answered with %i has ended, and the tab forgets it', async (status) => {
  takeSharedToken();
  answers = { [SHARED]: refused(status) };
  expect(await findSharedList('abc')).toEqual({ state: 'ended' });
  expect(stored.size).toBe(0);
});

test.each([
  ['the shop', {}],
  ['the account service', { [SHARED]: refused(503) }],
  ['the catalogue', { [SHARED]: ok({ name: '', productIDs: ['a'] }), '/api/shop/products/a': refused(503) }],
])('while %s is away the link is kept for another try', async (_, given) => {
  takeSharedToken();
  answers = given;
  expect(await findSharedList('abc')).toEqual({ state: 'away' });
  expect(stored.get('shared-wishlist')).toBe('abc');
});
