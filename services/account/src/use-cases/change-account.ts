import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-store.ts';

/**
 * Changes what an account may do or how it is opened. That ends its sessions and makes strangers of its devices; an
 * empty change does just that.
 */
export async function changeAccount(
  { users, sessions, logger }: Pick<AccountDeps, 'users' | 'sessions' | 'logger'>,
  { _id }: User,
  change: Partial<Pick<User, 'passwordHash' | 'role' | 'userName'>>,
): Promise<void> {
  await users.change(_id, change);
  // They are over since the line above; this only tidies up.
  await sessions.removeAll(_id);
  logger.info({ userID: _id, changed: Object.keys(change) }, 'an account was changed, its sessions are over');
}
