import { actionAudited, defineConsumer, orderActionAudited, type Consumer } from '@shop/events';
import { appendAuditEntry, type AppendDeps } from './append-audit-entry.ts';

/** Actions of the other services, in order of arrival. */
export function createConsumers(deps: AppendDeps): Consumer[] {
  return [
    defineConsumer({
      name: 'append-audit-entry-on-action-audited',
      event: actionAudited,
      // Entries are appended one after the other.
      concurrency: 1,
      handle: ({ from: _from, ...action }, { eventId }) => appendAuditEntry(deps, { ...action, eventId }),
    }),
    defineConsumer({
      name: 'append-audit-entry-on-order-action-audited',
      event: orderActionAudited,
      concurrency: 1,
      handle: (action, { eventId }) => appendAuditEntry(deps, { ...action, eventId }),
    }),
  ];
}
