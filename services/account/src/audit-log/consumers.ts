import { acted, defineConsumer, orderActed, type Consumer } from '@shop/events';
import type { RecordStore } from './store/record-store.ts';

/** What is done in the other services, in order of arrival. */
export function createConsumers({ record }: { record: Pick<RecordStore, 'append'> }): Consumer[] {
  return [
    defineConsumer({
      name: 'record-act-on-acted',
      event: acted,
      // Entries are written one after the other anyway.
      concurrency: 1,
      handle: ({ from: _from, ...act }, { eventId }) => record.append({ ...act, id: eventId }),
    }),
    defineConsumer({
      name: 'record-act-on-order-acted',
      event: orderActed,
      concurrency: 1,
      handle: (act, { eventId }) => record.append({ ...act, id: eventId }),
    }),
  ];
}
