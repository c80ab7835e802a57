import type { AccountDeps } from '../deps.ts';
import { newAct, NOBODY } from '../use-cases/new-audit-entry.ts';
import { writeActsOf } from '../use-cases/append-pending-entries.ts';

type RecordDeps = Pick<AccountDeps, 'acts' | 'record' | 'failures' | 'now'>;

/** Appends waiting entries of an account, or a minute of failed logins; idempotent. @returns whether there were any */
export async function writeNextIntoRecord(deps: RecordDeps): Promise<boolean> {
  const pending = await deps.acts.findNext();
  if (pending) await writeActsOf(deps, pending.userID);
  const failed = await deps.failures.findOver(deps.now());
  if (failed) {
    const { _id: id, userID: about, minute, count } = failed;
    const changes = [{ field: 'count', before: '', after: String(count) }];
    await deps.record.append(newAct({ id, kind: 'login-failed', by: NOBODY, about, changes }, minute));
    await deps.failures.remove(id);
  }
  return pending !== null || failed !== null;
}
