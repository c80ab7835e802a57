import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '../../lib/toasts.ts';
import { setUser } from '../../lib/visitor.ts';
import {
  $wishlist,
  addToWishlist,
  clearWishlist,
  joinWishlist,
  removeFromWishlist,
} from './wishlist-store.ts';

let account: string[] = [];
let isAway = false;

beforeEach(() => {
  account = [];
  isAway = false;
  $wishlist.set([]);
  $toasts.set([]);
  setUser({ id: 'u1', userName: 'Aino', role: 'customer' });
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    if (isAway) return Promise.reject(new TypeError('no line'));
    if (init.method === 'PUT')
      account = (JSON.parse(init.body as string) as { productIDs: string[] }).productIDs;
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
});

test('hearts that follow each other quickly are all kept', async () => {
  await Promise.all(['a', 'b', 'c'].map((_id) => addToWishlist({ _id })));
  expect(account).toEqual(['c', 'b', 'a']);
  await Promise.all([removeFromWishlist('b'), addToWishlist({ _id: 'a' })]);
  expect(account).toEqual(['c', 'a']);
});

test('nothing without an id gets on the list', async () => {
  await addToWishlist({});
  expect($wishlist.get()).toEqual([]);
});

test('what the account could not take is taken back and said', async () => {
  isAway = true;
  await addToWishlist({ _id: 'a' });
  expect($wishlist.get()).toEqual([]);
  expect($toasts.get()[0]?.type).toBe('error');
});

test('clearing empties the account’s list too', async () => {
  account = ['a'];
  await clearWishlist();
  expect(account).toEqual([]);
});

test('a login joins this browser’s list with the account’s', async () => {
  $wishlist.set(['a']);
  account = ['b'];
  expect(await joinWishlist('u1')).toBe(true);
  expect(account).toEqual(['a', 'b']);
  isAway = true;
  expect(await joinWishlist('u1')).toBe(false);
});
