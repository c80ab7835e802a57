import { defineConsumer, orderRefunded, type Consumer } from '@shop/events';
import type { LettersDeps } from '../deps.ts';
import { writeLetter } from '../use-cases/write-email.ts';

export function writeLetterOnOrderRefunded(deps: LettersDeps): Consumer {
  return defineConsumer({
    name: 'write-letter-on-order-refunded',
    event: orderRefunded,
    // Each refund is told once, also when its provider takes it back and does it after all.
    handle: ({ refundId, ...told }) =>
      writeLetter(deps, { eventId: refundId, kind: 'order-refunded', ...told }),
  });
}
