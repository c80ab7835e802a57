import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '../../lib/toasts/toasts.ts';
import { $visitor, setUser } from '../../lib/api/visitor.ts';
import {
  $wishlist,
  addToWishlist,
  clearWishlist,
  needsWishlistSync,
  mergeWishlist,
  removeFromWishlist,
} from './wishlist-store.ts';

let account: string[] = [];
let status = 200;
let stored: Map<string, string>;
const messages = () => $toasts.get().map(({ type, text }) => `${type}: ${text}`);
const apart = () => needsWishlistSync('u1');

/** The account service's change. */
function change(body: string): void {
  const { add, remove } = JSON.parse(body) as { add: string[]; remove: string[] };
  const kept = account.filter((id) => !remove.includes(id));
  account = [...add.filter((id) => !kept.includes(id)), ...kept];
}

beforeEach(() => {
  account = [];
  status = 200;
  stored = new Map([['wishlist-owner', 'u1']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  $wishlist.set([]);
  $toasts.set([]);
  setUser({ id: 'u1', userName: 'Aino', role: 'customer' });
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    if (status === 0) return Promise.reject(new TypeError('no line'));
    if (path.startsWith('/api/auth/')) return Promise.resolve(Response.json({ success: false }));
    if (status >= 400) return Promise.resolve(Response.json({ success: false }, { status }));
    if (method === 'PUT') change(body as string);
    return Promise.resolve(Response.json({ success: true, data: { productIDs: account } }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a heart shows at once and reaches the account on top of what another device has added', async () => {
  account = ['b'];
  const added = addToWishlist({ _id: 'a' });
  expect($wishlist.get()).toEqual(['a']);
  await added;
  expect(account).toEqual(['a', 'b']);
  expect($wishlist.get()).toEqual(['a', 'b']);
  expect(apart()).toBe(false);
});

test('hearts that follow each other quickly are all kept', async () => {
  await Promise.all(['a', 'b', 'c'].map((_id) => addToWishlist({ _id })));
  expect(account).toEqual(['c', 'b', 'a']);
  await Promise.all([removeFromWishlist('b'), addToWishlist({ _id: 'a' })]);
  expect(account).toEqual(['c', 'a']);
});

test('a heart that is pressed before the page knows its visitor reaches the account once it does', async () => {
  $visitor.set({ isLoading: true, isAuthenticated: false, user: null });
  const added = addToWishlist({ _id: 'a' });
  expect($wishlist.get()).toEqual(['a']);
  expect(account).toEqual([]);
  setUser({ id: 'u1', userName: 'Aino', role: 'customer' });
  await added;
  expect(account).toEqual(['a']);
});

test('a heart whose page is left before the account could hear of it is sent by the next page', async () => {
  $visitor.set({ isLoading: true, isAuthenticated: false, user: null });
  void addToWishlist({ _id: 'a' });
  // The next page starts from storage.
  account = ['b'];
  expect(apart()).toBe(true);
  expect(await mergeWishlist('u1')).toBe(true);
  expect(account).toEqual(['a', 'b']);
  expect(apart()).toBe(false);
});

test('nothing without an id gets on the list [spec-106]', async () => {
  await addToWishlist({});
  expect($wishlist.get()).toEqual([]);
});

test('changes that the account refused are undone and reported', async () => {
  account = ['b'];
  $wishlist.set(['b']);
  for (const no of [0, 400, 503]) {
    status = no;
    await addToWishlist({ _id: 'a' });
    await removeFromWishlist('b');
    expect($wishlist.get()).toEqual(['b']);
    expect(messages()).toEqual(['error: Suosikkia ei saatu tallennettua. Yritä uudelleen.']);
    expect(apart()).toBe(false);
  }
});

test('a session that has ended keeps the heart for the next login', async () => {
  status = 401;
  await addToWishlist({ _id: 'a' });
  expect($wishlist.get()).toEqual(['a']);
  status = 200;
  expect(await mergeWishlist('u1')).toBe(true);
  expect(account).toEqual(['a']);
});

test('clearing empties the account’s list too, and can be undone [spec-80]', async () => {
  account = ['b', 'a'];
  $wishlist.set(['b', 'a']);
  await clearWishlist();
  expect(account).toEqual([]);
  $toasts.get()[0]?.action?.run();
  await vi.waitFor(() => expect(account).toEqual(['b', 'a']), 30_000);
});

test('a login joins this browser’s list with the account’s, each product once', async () => {
  stored.delete('wishlist-owner');
  $wishlist.set(['c', 'a', 'b']);
  account = ['b', 'd'];
  expect(await mergeWishlist('u1')).toBe(true);
  expect(account).toEqual(['c', 'a', 'b', 'd']);
  expect($wishlist.get()).toEqual(account);
});

test('once joined, the account’s list is the truth', async () => {
  $wishlist.set(['a']);
  account = ['b'];
  await mergeWishlist('u1');
  expect(account).toEqual(['b']);
  expect($wishlist.get()).toEqual(['b']);
});

test('another account’s list is forgotten, not joined', async () => {
  stored.set('wishlist-owner', 'u2');
  stored.set('wishlist-changes', '{"x":true}');
  $wishlist.set(['a']);
  account = ['b'];
  await mergeWishlist('u1');
  expect(account).toEqual(['b']);
  status = 0;
  expect(await mergeWishlist('u1')).toBe(false);
});

test.each([
  ['keeps nothing', undefined],
  ['is full', { getItem: () => null, removeItem: () => undefined, setItem: () => fail() }],
])('where the browser’s storage %s a heart reaches the account as well', async (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  account = ['b'];
  await addToWishlist({ _id: 'a' });
  expect(account).toEqual(['a', 'b']);
  expect($wishlist.get()).toEqual(['a', 'b']);
  await removeFromWishlist('b');
  expect(account).toEqual(['a']);
});

function fail(): never {
  throw new DOMException('full', 'QuotaExceededError');
}
