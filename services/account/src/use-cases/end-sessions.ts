import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import { changeAccount } from './change-account.ts';
import { newAuditEntry } from './new-audit-entry.ts';

export function endSession({ sessions }: Pick<AccountDeps, 'sessions'>, sessionId: string): Promise<void> {
  return sessions.remove(sessionId);
}

export async function endOtherSessions(
  {
    pendingEntries,
    sessions,
    auditAppender,
    now,
  }: Pick<AccountDeps, 'pendingEntries' | 'sessions' | 'auditAppender' | 'now'>,
  { _id }: User,
  sessionId: string,
): Promise<void> {
  await pendingEntries.add(_id, newAuditEntry({ kind: 'sessions-ended', by: _id, about: _id }, now()));
  await sessions.removeOthers(_id, sessionId);
  auditAppender.nudge();
}

/** For an admin. @throws `stale-version` */
export async function endAllSessions(deps: AccountDeps, user: User, by: { id: string }): Promise<void> {
  const auditEntry = newAuditEntry({ kind: 'sessions-ended', by: by.id, about: user._id }, deps.now());
  if (!(await changeAccount(deps, user, {}, { auditEntry }))) throw new ShopError({ code: 'stale-version' });
}
