import { defineConsumer, orderLapsed, type Consumer } from '@shop/events';
import type { EmailDeps } from '../deps.ts';
import { writeEmail } from '../use-cases/write-email.ts';

export function writeEmailOnOrderLapsed(deps: EmailDeps): Consumer {
  return defineConsumer({
    name: 'write-email-on-order-lapsed',
    event: orderLapsed,
    // An order lapses once.
    handle: ({ orderID, why }) => writeEmail(deps, { eventId: orderID, kind: 'order-lapsed', orderID, why }),
  });
}
