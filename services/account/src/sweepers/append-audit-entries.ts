import type { AccountDeps } from '../deps.ts';
import { newAuditEntry, ANONYMOUS } from '../use-cases/new-audit-entry.ts';
import { appendPendingEntriesOf } from '../use-cases/append-pending-entries.ts';

type AuditLogDeps = Pick<AccountDeps, 'pendingEntries' | 'auditEntries' | 'failures' | 'now'>;

/** Appends waiting entries of an account, or a minute of failed logins; idempotent. */
export async function appendNextAuditEntries(deps: AuditLogDeps): Promise<boolean> {
  const pending = await deps.pendingEntries.findNext();
  if (pending) await appendPendingEntriesOf(deps, pending.userID);
  const failed = await deps.failures.findOver(deps.now());
  if (failed) {
    const { _id: id, userID: about, minute, count } = failed;
    const changes = [{ field: 'count', before: '', after: String(count) }];
    await deps.auditEntries.append(
      newAuditEntry({ id, kind: 'login-failed', by: ANONYMOUS, about, changes }, minute),
    );
    await deps.failures.remove(id);
  }
  return pending !== null || failed !== null;
}
