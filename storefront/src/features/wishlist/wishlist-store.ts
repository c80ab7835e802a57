import { MAX_WISHLIST } from '@shop/contracts/limits';
import { getWishlist, setWishlist } from '@shop/shop-client';
import { atom } from 'nanostores';
import { localKeys, readLocal, writeLocal } from '../../lib/browser-storage.ts';
import { door } from '../../lib/shop-door.ts';
import { showToast } from '../../lib/toasts.ts';
import { $visitor } from '../../lib/visitor.ts';
import { wishlist as texts } from '../../texts/fi/wishlist.ts';
import { idsFromStorage, joined, withId, withoutId } from './wishlist-ids.ts';

/** The ids of the products on the wishlist, newest first, as this browser keeps them. */
export const $wishlist = atom<readonly string[]>(idsFromStorage(readLocal(localKeys.wishlist)));

function keep(ids: readonly string[], owner?: string): void {
  writeLocal(localKeys.wishlist, JSON.stringify(ids));
  if (owner !== undefined) writeLocal(localKeys.wishlistOwner, owner);
  $wishlist.set(ids);
}

/** What another tab has changed. */
export function rereadWishlist(): void {
  $wishlist.set(idsFromStorage(readLocal(localKeys.wishlist)));
}

type Change = (ids: readonly string[]) => string[];

/** Account changes go one after another, each on top of what the account holds by then. */
let queue: Promise<unknown> = Promise.resolve();
function changeAccount(userID: string, change: Change): Promise<string[] | null> {
  const work = async (): Promise<string[] | null> => {
    const before = await getWishlist(door, userID);
    if (before.outcome !== 'ok') return null;
    const after = change(before.data);
    if (after.join() === before.data.join()) return after;
    const stored = await setWishlist(door, { userID, productIDs: after });
    return stored.outcome === 'ok' ? stored.data : null;
  };
  const result = queue.then(work);
  queue = result;
  return result;
}

/** Changes the list here at once and in the account after it; what the account refuses is taken back. */
async function apply(change: Change, problem: string): Promise<void> {
  const before = $wishlist.get();
  keep(change(before));
  const userID = $visitor.get().user?.id;
  if (!userID) return;
  const stored = await changeAccount(userID, change);
  if (stored) return keep(stored, userID);
  keep(before);
  showToast('error', problem);
}

/** Puts a product on the list, once. One without an id cannot be put. */
export async function addToWishlist(product: { _id?: string }): Promise<void> {
  const id = product._id;
  if (!id) return;
  if ($wishlist.get().length >= MAX_WISHLIST) return showToast('warning', texts.full);
  await apply((ids) => withId(ids, id), texts.notSaved);
}

export async function removeFromWishlist(id: string): Promise<void> {
  await apply((ids) => withoutId(ids, id), texts.notSaved);
}

export async function clearWishlist(): Promise<void> {
  await apply(() => [], texts.notCleared);
}

/**
 * Joins this browser's list with an account's, at a login. Once they are one, the account's list is the
 * truth, and this is how the newest is fetched.
 * @returns whether the account could be asked
 */
export async function joinWishlist(userID: string): Promise<boolean> {
  const isOwned = readLocal(localKeys.wishlistOwner) !== null;
  const local = $wishlist.get();
  const stored = await changeAccount(userID, (account) => joined(local, account, isOwned));
  if (stored) keep(stored, userID);
  return stored !== null;
}
