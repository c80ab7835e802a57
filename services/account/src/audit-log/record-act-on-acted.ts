import { acted, defineConsumer, type Consumer } from '@shop/events';
import type { AccountDeps } from '../deps.ts';

export function recordActOnActed({ record }: Pick<AccountDeps, 'record'>): Consumer {
  return defineConsumer({
    name: 'record-act-on-acted',
    event: acted,
    // Entries are written one after the other anyway.
    concurrency: 1,
    handle: ({ from: _from, ...act }, { eventId }) => record.append({ ...act, id: eventId }),
  });
}
