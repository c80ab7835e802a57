import { defineConsumer, orderLapsed, type Consumer } from '@shop/events';
import type { LettersDeps } from '../deps.ts';
import { writeLetter } from '../use-cases/write-email.ts';

export function writeLetterOnOrderLapsed(deps: LettersDeps): Consumer {
  return defineConsumer({
    name: 'write-letter-on-order-lapsed',
    event: orderLapsed,
    // An order lapses once, whatever comes twice.
    handle: ({ orderID, why }) => writeLetter(deps, { eventId: orderID, kind: 'order-lapsed', orderID, why }),
  });
}
