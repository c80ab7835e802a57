import { defineConsumer, orderStatusChanged, type Consumer } from '@shop/events';
import type { LettersDeps } from '../deps.ts';
import { letterOfStatus } from '../domain/letter.ts';
import { writeLetter } from '../use-cases/write-letter.ts';

export function writeLetterOnOrderStatusChanged(deps: LettersDeps): Consumer {
  return defineConsumer({
    name: 'write-letter-on-order-status-changed',
    event: orderStatusChanged,
    handle: async ({ orderID, to, trackingCode, again }, { eventId }) => {
      const kind = letterOfStatus[to];
      if (kind && !again) await writeLetter(deps, { eventId, kind, orderID, trackingCode });
    },
  });
}
