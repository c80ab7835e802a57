import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-store.ts';
import { changeAccount } from './change-account.ts';
import { NOBODYS_HASH } from './log-in.ts';

type DeleteDeps = Pick<AccountDeps, 'users' | 'sessions' | 'addresses' | 'wishlists' | 'logger'>;

/**
 * Deletes an account with its addresses and wishlist; orders stay, as bookkeeping has to keep them. The account itself
 * goes last, so that one which was stopped half-way can be deleted again.
 */
export async function deleteAccount(deps: DeleteDeps, user: User): Promise<void> {
  await changeAccount(deps, user, { passwordHash: NOBODYS_HASH });
  await Promise.all([deps.addresses.removeAll(user._id), deps.wishlists.removeAll(user._id)]);
  await deps.users.remove(user._id);
  deps.logger.info({ userID: user._id }, 'an account was deleted');
}
