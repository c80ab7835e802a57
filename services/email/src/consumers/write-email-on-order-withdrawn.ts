import { defineConsumer, orderWithdrawn, type Consumer } from '@shop/events';
import type { LettersDeps } from '../deps.ts';
import { writeLetter } from '../use-cases/write-email.ts';

export function writeLetterOnOrderWithdrawn(deps: LettersDeps): Consumer {
  return defineConsumer({
    name: 'write-letter-on-order-withdrawn',
    event: orderWithdrawn,
    // Each notice is acknowledged once.
    handle: ({ orderID, withdrawalId, at, name, lines }) =>
      writeLetter(deps, {
        eventId: `${orderID}_${withdrawalId}`,
        kind: 'order-withdrawn',
        orderID,
        at,
        name,
        lines,
      }),
  });
}
