import type { AccountDeps } from '../deps.ts';

export async function appendPendingEntriesOf(
  { pendingEntries, auditEntries }: Pick<AccountDeps, 'pendingEntries' | 'auditEntries'>,
  userID: string,
): Promise<void> {
  for (const auditEntry of await pendingEntries.findOf(userID)) {
    await auditEntries.append(auditEntry);
    await pendingEntries.remove(userID, auditEntry.id);
  }
}
