import { defineConsumer, orderConfirmed, type Consumer } from '@shop/events';
import type { EmailDeps } from '../deps.ts';
import { writeEmail } from '../use-cases/write-email.ts';

export function writeEmailOnOrderConfirmed(deps: EmailDeps): Consumer {
  return defineConsumer({
    name: 'write-email-on-order-confirmed',
    event: orderConfirmed,
    handle: ({ orderID }, { eventId }) => writeEmail(deps, { eventId, kind: 'order-confirmed', orderID }),
  });
}
