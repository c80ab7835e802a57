import { defineConsumer, orderActed, type Consumer } from '@shop/events';
import type { AccountDeps } from '../deps.ts';

export function recordActOnOrderActed({ record }: Pick<AccountDeps, 'record'>): Consumer {
  return defineConsumer({
    name: 'record-act-on-order-acted',
    event: orderActed,
    // Entries are written one after the other anyway.
    concurrency: 1,
    handle: (act, { eventId }) => record.append({ ...act, id: eventId }),
  });
}
