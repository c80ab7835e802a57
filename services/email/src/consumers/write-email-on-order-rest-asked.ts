import { defineConsumer, orderRestAsked, type Consumer } from '@shop/events';
import type { EmailDeps } from '../deps.ts';
import { writeEmail } from '../use-cases/write-email.ts';

export function writeEmailOnOrderRestAsked(deps: EmailDeps): Consumer {
  return defineConsumer({
    name: 'write-email-on-order-rest-asked',
    event: orderRestAsked,
    handle: ({ orderID, at, restCents, paidCents }) =>
      writeEmail(deps, {
        eventId: `${orderID}_rest_${at}`,
        kind: 'order-rest-asked',
        orderID,
        restCents,
        paidCents,
      }),
  });
}
