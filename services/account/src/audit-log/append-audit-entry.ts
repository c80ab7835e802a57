import type { AuditEntry } from '@shop/contracts';
import type { AuditEntryStore } from './store/audit-entry-store.ts';

export type AppendDeps = { auditEntries: Pick<AuditEntryStore, 'append'> };

/** The event's id makes a repetition match nothing. */
export async function appendAuditEntry(
  { auditEntries }: AppendDeps,
  { eventId, ...action }: Omit<AuditEntry, 'id'> & { eventId: string },
): Promise<void> {
  await auditEntries.append({ ...action, id: eventId });
}
