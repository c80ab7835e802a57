import { defineConsumer, orderRefunded, type Consumer } from '@shop/events';
import type { ReceiptDeps } from './deps.ts';
import { writeCreditNote } from './write-credit-note.ts';

export function writeCreditNoteOnOrderRefunded(deps: ReceiptDeps): Consumer {
  return defineConsumer({
    name: 'write-credit-note-on-order-refunded',
    event: orderRefunded,
    handle: async (refunded) => void (await writeCreditNote(deps, refunded)),
  });
}
