import { MAX_WISHLIST } from '@shop/shop-rules/limits';
import { changeWishlist, getWishlist, isSessionLost } from '@shop/shop-client';
import { atom } from 'nanostores';
import { localKeys, readLocal, writeLocal } from '../../lib/browser/browser-storage.ts';
import { api } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { checkVisitor, knownUser } from '../../lib/api/visitor.ts';
import { wishlist as texts } from '../../texts/fi/wishlist.ts';
import {
  asCall,
  changesFromStorage,
  idsFromStorage,
  mergedChanges,
  pendingAfter,
  undoing,
  withChanges,
  type Changes,
} from './wishlist-ids.ts';

/** The ids of the products on the wishlist, newest first, as this browser keeps them. */
export const $wishlist = atom<readonly string[]>(idsFromStorage(readLocal(localKeys.wishlist)));

function keep(ids: readonly string[], owner?: string): void {
  writeLocal(localKeys.wishlist, JSON.stringify(ids));
  if (owner !== undefined) writeLocal(localKeys.wishlistOwner, owner);
  $wishlist.set(ids);
}

/** What another page of this browser has changed. */
export function rereadWishlist(): void {
  $wishlist.set(idsFromStorage(readLocal(localKeys.wishlist)));
}

const topic = 'wishlist';

/**
 * What the account has not confirmed yet. It is stored, so that a page which is left at once, or a session that has
 * ended, loses nothing: the next page sends it again.
 */
const pending = (): Changes => changesFromStorage(readLocal(localKeys.wishlistChanges));
function setPending(changes: Changes): void {
  const isEmpty = Object.keys(changes).length === 0;
  writeLocal(localKeys.wishlistChanges, isEmpty ? null : JSON.stringify(changes));
}

/** Calls go one after another, so that an older answer never overtakes a newer one. */
let queue: Promise<unknown> = Promise.resolve();
type Synced = 'ok' | 'signed-out' | 'failed';

/** Tells the account what is new here, or asks it when nothing is, and takes its list over. */
function sync(userID: string): Promise<Synced> {
  const work = async (): Promise<Synced> => {
    const sent = pending();
    const isNew = Object.keys(sent).length > 0;
    const outcome = isNew
      ? await changeWishlist(api, { userID, ...asCall(sent) })
      : await getWishlist(api, userID);
    if (outcome.outcome !== 'ok') return isSessionLost(outcome) ? 'signed-out' : 'failed';
    setPending(pendingAfter(pending(), sent));
    keep(withChanges(outcome.data, pending()), userID);
    return 'ok';
  };
  const result = queue.then(work);
  queue = result;
  return result;
}

/** Changes the list here at once and in the account after it; what the account refuses is taken back. */
async function apply(changes: Changes, problem: string): Promise<boolean> {
  const undo = undoing($wishlist.get(), changes);
  setPending(mergedChanges(pending(), changes));
  keep(withChanges($wishlist.get(), changes));
  const user = await knownUser();
  // Without a user the list is this browser's alone until a login joins it.
  const synced = user ? await sync(user.id) : 'ok';
  if (synced === 'signed-out') void checkVisitor();
  if (synced !== 'failed') return true;
  setPending(pendingAfter(pending(), changes));
  keep(withChanges($wishlist.get(), undo));
  showToast('error', problem, { topic });
  return false;
}

/** Puts a product on the list, once. One without an id cannot be put. */
export async function addToWishlist(product: { _id?: string }): Promise<void> {
  const id = product._id;
  if (!id) return;
  if ($wishlist.get().length >= MAX_WISHLIST) return showToast('warning', texts.full, { topic });
  await apply({ [id]: true }, texts.notSaved);
}

export async function removeFromWishlist(...ids: string[]): Promise<void> {
  await apply(without(ids), texts.notSaved);
}

/** Empties the list; the message that says so can bring it back. */
export async function clearWishlist(): Promise<void> {
  const ids = [...$wishlist.get()];
  if (!(await apply(without(ids), texts.notCleared))) return;
  const undo = { label: texts.undo, run: () => void apply(withAll(ids.toReversed()), texts.notSaved) };
  showToast('success', texts.cleared, { action: undo, topic });
}

const withAll = (ids: readonly string[]): Changes => Object.fromEntries(ids.map((id) => [id, true]));
const without = (ids: readonly string[]): Changes => Object.fromEntries(ids.map((id) => [id, false]));

/** Whether the account has something to hear from this browser, or the other way round. */
export function isWishlistApart(userID: string): boolean {
  return readLocal(localKeys.wishlistOwner) !== userID || readLocal(localKeys.wishlistChanges) !== null;
}

/**
 * Joins this browser's list with an account's, at a login. Once they are one, the account's list is the truth and this
 * fetches it. A list that was another account's is nobody else's business: it is forgotten.
 * @returns whether the account could be asked
 */
export async function joinWishlist(userID: string): Promise<boolean> {
  const owner = readLocal(localKeys.wishlistOwner);
  if (owner === null) setPending(mergedChanges(withAll($wishlist.get().toReversed()), pending()));
  else if (owner !== userID) {
    setPending({});
    keep([]);
  }
  return (await sync(userID)) === 'ok';
}
