import type { AuditEntry } from '@shop/contracts';
import type { AuditKind } from '@shop/shop-rules';
import { newEvent, orderActionAudited, type NewEvent } from '@shop/events';
import { currentRequestId } from '@shop/service-kit';
import type { StoredOrder } from '../domain/order.ts';

type AuditInput = {
  kind: AuditKind;
  at: Date;
  changes?: AuditEntry['changes'];
  /** The buyer's personal data by field; '' is left out. */
  personal?: Record<string, string>;
};

export function auditEvent(
  admin: { id: string },
  { _id: about, userID: of }: Pick<StoredOrder, '_id' | 'userID'>,
  { kind, at, changes = [], personal = {} }: AuditInput,
): NewEvent {
  const values = Object.entries(personal).filter(([, value]) => value !== '');
  return newEvent(orderActionAudited, {
    kind,
    at: at.toISOString(),
    by: admin.id,
    about,
    requestId: currentRequestId(),
    changes,
    personal: values.map(([name, value]) => ({ name, value, of })),
  });
}
