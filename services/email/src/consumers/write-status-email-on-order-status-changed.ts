import { defineConsumer, orderStatusChanged, type Consumer } from '@shop/events';
import type { LettersDeps } from '../deps.ts';
import { tellMove } from '../use-cases/write-status-email.ts';

export function writeLetterOnOrderStatusChanged(deps: LettersDeps): Consumer {
  return defineConsumer({
    name: 'write-letter-on-order-status-changed',
    event: orderStatusChanged,
    handle: (move, { eventId }) => tellMove(deps, { ...move, eventId }),
  });
}
