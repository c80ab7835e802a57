import { defineConsumer, orderRefunded, type Consumer } from '@shop/events';
import type { OrderDeps } from '../deps.ts';
import { writeCreditNote } from '../use-cases/write-credit-note.ts';

export function writeCreditNoteOnOrderRefunded(deps: OrderDeps): Consumer {
  return defineConsumer({
    name: 'write-credit-note-on-order-refunded',
    event: orderRefunded,
    handle: async (refunded) => void (await writeCreditNote(deps, refunded)),
  });
}
