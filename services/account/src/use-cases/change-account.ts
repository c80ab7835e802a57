import type { AuditEntry } from '@shop/contracts';
import type { AccountDeps } from '../deps.ts';
import { newNotice } from '../domain/notice.ts';
import type { User } from '../store/user-model.ts';

type ChangeDeps = Pick<AccountDeps, 'users' | 'sessions' | 'logger' | 'now' | 'auditAppender'>;
type ChangeOptions = {
  auditEntry: AuditEntry;
  confirms?: boolean;
  noticeKind?: 'password-changed';
  endsSecondFactor?: boolean;
};

/** Ends sessions and trust in devices; an empty change does only that. @returns false when changed meanwhile */
export async function changeAccount(
  { users, sessions, logger, now, auditAppender }: ChangeDeps,
  { _id, email, epoch }: User,
  change: Parameters<AccountDeps['users']['change']>[1],
  { auditEntry, confirms = false, noticeKind, endsSecondFactor = false }: ChangeOptions,
): Promise<boolean> {
  const notice = noticeKind && newNotice({ kind: noticeKind, email, epoch }, now());
  const done = await users.change(_id, change, {
    // Links and emails to an earlier address are void.
    seen: { epoch, email },
    confirms,
    endsSecondFactor,
    auditEntry,
    ...(notice ? { notice } : {}),
  });
  if (!done) return false;
  auditAppender.nudge();
  // Already over by the update above; this only deletes them.
  await sessions.removeAll(_id);
  logger.info({ userID: _id, changed: Object.keys(change) }, 'an account was changed, its sessions are over');
  return true;
}
