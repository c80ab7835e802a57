import { MAX_WISHLIST } from '@shop/shop-rules/limits';
import { changeWishlist, getWishlist, isSessionLost } from '@shop/shop-client';
import { atom } from 'nanostores';
import { localKeys, readLocal, writeLocal } from '../../lib/browser/browser-storage.ts';
import { api } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { checkVisitor, currentUser } from '../../lib/api/visitor.ts';
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

/** Product ids, newest first, as stored by this browser. */
export const $wishlist = atom<readonly string[]>(idsFromStorage(readLocal(localKeys.wishlist)));

function keep(ids: readonly string[], owner?: string): void {
  writeLocal(localKeys.wishlist, JSON.stringify(ids));
  if (owner !== undefined) writeLocal(localKeys.wishlistOwner, owner);
  $wishlist.set(ids);
}

export function reloadWishlist(): void {
  $wishlist.set(idsFromStorage(readLocal(localKeys.wishlist)));
}

const topic = 'wishlist';

/** Not yet confirmed by the account; stored for the next page to send. */
const pending = (): Changes => changesFromStorage(readLocal(localKeys.wishlistChanges));
function setPending(changes: Changes): void {
  const isEmpty = Object.keys(changes).length === 0;
  writeLocal(localKeys.wishlistChanges, isEmpty ? null : JSON.stringify(changes));
}

/** Calls run in turn, so that an old answer never overwrites a newer one. */
let queue: Promise<unknown> = Promise.resolve();
type Synced = 'ok' | 'signed-out' | 'failed';

/** Sends pending changes, or fetches the list. */
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

/** Changes the list at once; reverts what the account refuses. */
async function apply(changes: Changes, problem: string): Promise<boolean> {
  const undo = undoing($wishlist.get(), changes);
  setPending(mergedChanges(pending(), changes));
  keep(withChanges($wishlist.get(), changes));
  const user = await currentUser();
  // Without a user the list stays in this browser until a login.
  const synced = user ? await sync(user.id) : 'ok';
  if (synced === 'signed-out') void checkVisitor();
  if (synced !== 'failed') return true;
  setPending(pendingAfter(pending(), changes));
  keep(withChanges($wishlist.get(), undo));
  showToast('error', problem, { topic });
  return false;
}

export async function addToWishlist(product: { _id?: string }): Promise<void> {
  const id = product._id;
  if (!id) return;
  if ($wishlist.get().length >= MAX_WISHLIST) return showToast('warning', texts.full, { topic });
  await apply({ [id]: true }, texts.notSaved);
}

export async function removeFromWishlist(...ids: string[]): Promise<void> {
  await apply(without(ids), texts.notSaved);
}

export async function clearWishlist(): Promise<void> {
  const ids = [...$wishlist.get()];
  if (!(await apply(without(ids), texts.notCleared))) return;
  const undo = { label: texts.undo, run: () => void apply(withAll(ids.toReversed()), texts.notSaved) };
  showToast('success', texts.cleared, { action: undo, topic });
}

const withAll = (ids: readonly string[]): Changes => Object.fromEntries(ids.map((id) => [id, true]));
const without = (ids: readonly string[]): Changes => Object.fromEntries(ids.map((id) => [id, false]));

export function needsWishlistSync(userID: string): boolean {
  return readLocal(localKeys.wishlistOwner) !== userID || readLocal(localKeys.wishlistChanges) !== null;
}

/** Merges this browser's list at login, then follows the account's. Drops another account's list. */
export async function mergeWishlist(userID: string): Promise<boolean> {
  const owner = readLocal(localKeys.wishlistOwner);
  if (owner === null) setPending(mergedChanges(withAll($wishlist.get().toReversed()), pending()));
  else if (owner !== userID) {
    setPending({});
    keep([]);
  }
  return (await sync(userID)) === 'ok';
}
