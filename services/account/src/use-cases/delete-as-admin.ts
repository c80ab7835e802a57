import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import { deleteAccount } from './delete-account.ts';
import { giveUpRights } from './give-rights.ts';

/**
 * Deletes somebody else's account, for an admin.
 * @throws ShopError `last-admin`, `stale-version`
 */
export async function deleteAsAdmin(deps: AccountDeps, user: User, admin: { id: string }): Promise<void> {
  await giveUpRights(deps, user, admin);
  await deleteAccount(deps, user, admin.id);
  deps.finisher.nudge();
}
