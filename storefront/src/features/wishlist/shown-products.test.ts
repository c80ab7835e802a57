import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUser } from '../../lib/api/visitor.ts';
import { $shownFailed, $shownProducts, followWishlist, showWishlist } from './shown-products.ts';
import { $wishlist, addToWishlist, clearWishlist } from './wishlist-store.ts';

let isAway: boolean;
let unsoldIds: string[];
let removed: string[];

function answer(path: string, { method, body }: RequestInit): Response {
  const id = /\/products\/(\w+)$/.exec(path)?.[1];
  if (id === undefined) {
    if (method === 'PUT') {
      const { add, remove } = JSON.parse(body as string) as { add: string[]; remove: string[] };
      removed = [...removed.filter((id) => !add.includes(id)), ...remove];
    }
    const productIDs = ['a', 'b'].filter((id) => !removed.includes(id));
    return Response.json({ success: true, data: { productIDs } });
  }
  if (unsoldIds.includes(id)) return Response.json({ success: false }, { status: 404 });
  return Response.json({ success: true, data: { _id: id, price: 10 } });
}

beforeEach(() => {
  isAway = false;
  unsoldIds = [];
  removed = [];
  const stored = new Map([['wishlist-owner', 'u1']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  $wishlist.set([]);
  $shownProducts.set(null);
  setUser({ id: 'u1', userName: 'Aino', role: 'customer' });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    isAway ? Promise.reject(new TypeError('no line')) : Promise.resolve(answer(path, init)),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const ids = () => $shownProducts.get()?.map(({ _id }) => _id);

test('the account’s list is shown as its products are now, and what has left the shop leaves the list', async () => {
  unsoldIds = ['b'];
  await showWishlist();
  expect(ids()).toEqual(['a']);
  await expect.poll(() => removed).toEqual(['b']);
});

test('a list that cannot be fetched is reported until it can; products on the page stay [spec-52]', async () => {
  isAway = true;
  await showWishlist();
  expect($shownFailed.get()).toBe(true);
  isAway = false;
  await showWishlist();
  expect($shownFailed.get()).toBe(false);
  expect(ids()).toEqual(['a', 'b']);
  isAway = true;
  await showWishlist();
  expect($shownFailed.get()).toBe(false);
  expect(ids()).toEqual(['a', 'b']);
});

test('what comes back to a list that was fetched without it is shown again', async () => {
  const stop = followWishlist();
  await showWishlist();
  await clearWishlist();
  await showWishlist();
  expect(ids()).toEqual([]);
  await addToWishlist({ _id: 'b' });
  await expect.poll(ids).toEqual(['b']);
  stop();
});
