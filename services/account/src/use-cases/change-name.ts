import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import { newAuditEntry } from './new-audit-entry.ts';

/** Placed orders keep the earlier name. */
export async function changeName(
  { users, auditAppender, now }: Pick<AccountDeps, 'users' | 'auditAppender' | 'now'>,
  { _id, userName: before }: User,
  userName: string,
): Promise<void> {
  const personal = [
    { name: 'before', value: before, of: _id },
    { name: 'after', value: userName, of: _id },
  ];
  await users.rename(
    _id,
    userName,
    newAuditEntry({ kind: 'name-changed', by: _id, about: _id, personal }, now()),
  );
  auditAppender.nudge();
}
