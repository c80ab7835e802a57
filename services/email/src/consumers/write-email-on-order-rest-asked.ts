import { defineConsumer, orderRestAsked, type Consumer } from '@shop/events';
import type { LettersDeps } from '../deps.ts';
import { writeLetter } from '../use-cases/write-email.ts';

export function writeLetterOnOrderRestAsked(deps: LettersDeps): Consumer {
  return defineConsumer({
    name: 'write-letter-on-order-rest-asked',
    event: orderRestAsked,
    // Each asking is told once; what is asked for later is another one.
    handle: ({ orderID, at, restCents, cameCents }) =>
      writeLetter(deps, {
        eventId: `${orderID}_rest_${at}`,
        kind: 'order-rest-asked',
        orderID,
        restCents,
        cameCents,
      }),
  });
}
