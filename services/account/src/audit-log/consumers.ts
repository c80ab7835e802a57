import { actionAudited, defineConsumer, orderActionAudited, type Consumer } from '@shop/events';
import type { RecordStore } from './store/audit-entry-store.ts';

/** Actions of the other services, in order of arrival. */
export function createConsumers({ record }: { record: Pick<RecordStore, 'append'> }): Consumer[] {
  return [
    defineConsumer({
      name: 'append-audit-entry-on-action-audited',
      event: actionAudited,
      // Entries are appended one after the other.
      concurrency: 1,
      handle: ({ from: _from, ...act }, { eventId }) => record.append({ ...act, id: eventId }),
    }),
    defineConsumer({
      name: 'append-audit-entry-on-order-action-audited',
      event: orderActionAudited,
      concurrency: 1,
      handle: (act, { eventId }) => record.append({ ...act, id: eventId }),
    }),
  ];
}
