import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@shop/contracts';
import type { AuditKind } from '@shop/shop-rules';
import { currentRequestId } from '@shop/service-kit';

/** Without login, as by an email's link. */
export const ANONYMOUS = 'nobody';
export const OPERATOR = 'operator';

type NewEntry = { kind: AuditKind } & Pick<AuditEntry, 'by' | 'about'> &
  Partial<Pick<AuditEntry, 'id' | 'changes' | 'personal'>>;

/** Stored by the same update as its action. */
export function newAuditEntry(
  { id = randomUUID(), changes = [], personal = [], ...fields }: NewEntry,
  now: Date,
): AuditEntry {
  return { id, ...fields, at: now.toISOString(), requestId: currentRequestId(), changes, personal };
}
