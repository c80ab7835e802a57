import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';

type DeleteDeps = Pick<
  AccountDeps,
  'users' | 'sessions' | 'links' | 'deletions' | 'addresses' | 'wishlists' | 'logger' | 'now'
>;

/**
 * Deletes an account with its addresses and wishlist. The rest follows by the finisher, in whichever process: the cart,
 * who bought in the orders, and the letter that says so. Orders themselves stay, as bookkeeping has to keep them.
 */
export async function deleteAccount(deps: DeleteDeps, { _id, email, userName }: User): Promise<void> {
  const now = deps.now();
  await deps.deletions.insert({ _id, email, userName, askedAt: now, dueAt: now, tries: 0 });
  await removeOwnData(deps, _id);
  deps.logger.info({ userID: _id }, 'an account was deleted');
}

/** What this service itself keeps of an account; its sessions are over when the account is gone. */
export async function removeOwnData(deps: DeleteDeps, userID: string): Promise<void> {
  await deps.users.remove(userID);
  await Promise.all([
    deps.sessions.removeAll(userID),
    deps.links.removeAll(userID),
    deps.addresses.removeAll(userID),
    deps.wishlists.removeAll(userID),
  ]);
}
