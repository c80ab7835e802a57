import { defineConsumer, orderConfirmed, type Consumer } from '@shop/events';
import type { LettersDeps } from '../deps.ts';
import { writeLetter } from '../use-cases/write-email.ts';

export function writeLetterOnOrderConfirmed(deps: LettersDeps): Consumer {
  return defineConsumer({
    name: 'write-letter-on-order-confirmed',
    event: orderConfirmed,
    handle: ({ orderID }, { eventId }) => writeLetter(deps, { eventId, kind: 'order-confirmed', orderID }),
  });
}
