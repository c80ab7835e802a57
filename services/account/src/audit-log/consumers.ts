import { actionAudited, defineConsumer, orderActionAudited, type Consumer } from '@shop/events';
import type { AuditEntryStore } from './store/audit-entry-store.ts';

/** Actions of the other services, in order of arrival. */
export function createConsumers({
  auditEntries,
}: {
  auditEntries: Pick<AuditEntryStore, 'append'>;
}): Consumer[] {
  return [
    defineConsumer({
      name: 'append-audit-entry-on-action-audited',
      event: actionAudited,
      // Entries are appended one after the other.
      concurrency: 1,
      handle: ({ from: _from, ...auditEntry }, { eventId }) =>
        auditEntries.append({ ...auditEntry, id: eventId }),
    }),
    defineConsumer({
      name: 'append-audit-entry-on-order-action-audited',
      event: orderActionAudited,
      concurrency: 1,
      handle: (auditEntry, { eventId }) => auditEntries.append({ ...auditEntry, id: eventId }),
    }),
  ];
}
