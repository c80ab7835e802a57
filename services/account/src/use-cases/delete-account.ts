import type { AuditEntry, ReviewsAfter } from '@shop/contracts';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import { newAuditEntry } from './new-audit-entry.ts';
import { appendPendingEntriesOf } from './append-pending-entries.ts';

type DeleteDeps = Pick<
  AccountDeps,
  | 'users'
  | 'sessions'
  | 'links'
  | 'deletions'
  | 'addresses'
  | 'wishlists'
  | 'pendingEntries'
  | 'auditEntries'
  | 'failures'
  | 'logger'
  | 'now'
>;

/** The finisher removes the rest. Orders stay, for the accounting. @param by actor's id, or the operator */
export async function deleteAccount(
  deps: DeleteDeps,
  { _id, email, userName, isUnconfirmed }: User,
  by: string,
  reviews: ReviewsAfter = 'keep',
): Promise<void> {
  const now = deps.now();
  const auditEntry = newAuditEntry({ id: `deleted ${_id}`, kind: 'account-deleted', by, about: _id }, now);
  const whose = { _id, email, userName, ...(isUnconfirmed ? { isUnconfirmed } : {}) };
  await deps.deletions.insert({ ...whose, reviews, askedAt: now, dueAt: now, tries: 0, auditEntry });
  await removeOwnData(deps, _id, auditEntry);
  deps.logger.info({ userID: _id }, 'an account was deleted');
}

/** The audit log keeps the fact without personal values. */
export async function removeOwnData(
  deps: DeleteDeps,
  userID: string,
  auditEntry: AuditEntry | undefined,
): Promise<void> {
  do await appendPendingEntriesOf(deps, userID);
  while (!(await deps.users.remove(userID)));
  if (auditEntry) await deps.auditEntries.append(auditEntry);
  await Promise.all([
    deps.sessions.removeAll(userID),
    deps.links.removeAll(userID),
    deps.addresses.removeAll(userID),
    deps.wishlists.removeAll(userID),
    deps.auditEntries.erase(userID),
  ]);
}
