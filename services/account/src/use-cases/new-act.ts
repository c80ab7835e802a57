import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@shop/contracts';
import type { AuditKind } from '@shop/shop-rules';
import { currentRequestId } from '@shop/service-kit';

/** Whoever is not signed in, as with a letter's link. */
export const NOBODY = 'nobody';
/** Whoever runs a command on the server. */
export const OPERATOR = 'operator';

type Told = { kind: AuditKind } & Pick<AuditEntry, 'by' | 'about'> &
  Partial<Pick<AuditEntry, 'id' | 'changes' | 'personal'>>;

/** What somebody does with an account, for the record; it is written by the same update as what it tells of. */
export function newAct(
  { id = randomUUID(), changes = [], personal = [], ...told }: Told,
  now: Date,
): AuditEntry {
  return { id, ...told, at: now.toISOString(), requestId: currentRequestId(), changes, personal };
}
