import type { AuditEntry } from '@shop/contracts';
import type { AccountDeps } from '../deps.ts';
import { newNotice } from '../domain/notice.ts';
import type { User } from '../store/user-model.ts';

type ChangeDeps = Pick<AccountDeps, 'users' | 'sessions' | 'logger' | 'now' | 'recorder'>;
type ChangeOptions = {
  /** What the record is to tell of it. */
  act: AuditEntry;
  /** The change shows that the address is the owner's. */
  confirms?: boolean;
  /** The letter that tells the owner. */
  tellsOf?: 'password-changed';
  /** Takes the second factor away. */
  endsSecondFactor?: boolean;
};

/**
 * Changes what an account may do or how it is opened. That ends its sessions and makes strangers of its devices; an
 * empty change does just that.
 * @returns false when somebody else has changed it since it was read; nothing was done then
 */
export async function changeAccount(
  { users, sessions, logger, now, recorder }: ChangeDeps,
  { _id, email, epoch = 0 }: User,
  change: Parameters<AccountDeps['users']['change']>[1],
  { act, confirms = false, tellsOf, endsSecondFactor = false }: ChangeOptions,
): Promise<boolean> {
  const notice = tellsOf && newNotice({ kind: tellsOf, email, epoch }, now());
  const done = await users.change(_id, change, {
    // A link that went to an address that is the owner's no more opens nothing, and no letter goes there.
    seen: { epoch, email },
    confirms,
    endsSecondFactor,
    act,
    ...(notice ? { notice } : {}),
  });
  if (!done) return false;
  recorder.nudge();
  // They are over since the line above; this only tidies up.
  await sessions.removeAll(_id);
  logger.info({ userID: _id, changed: Object.keys(change) }, 'an account was changed, its sessions are over');
  return true;
}
