import { defineConsumer, orderLinkAsked, type Consumer } from '@shop/events';
import type { EmailDeps } from '../deps.ts';
import { writeEmail } from '../use-cases/write-email.ts';

export function writeEmailOnOrderLinkAsked(deps: EmailDeps): Consumer {
  return defineConsumer({
    name: 'write-email-on-order-link-asked',
    event: orderLinkAsked,
    handle: ({ orderID, at }) =>
      writeEmail(deps, { eventId: `${orderID}_${at}`, kind: 'order-link', orderID }),
  });
}
