import { defineConsumer, orderWithdrawn, type Consumer } from '@shop/events';
import type { EmailDeps } from '../deps.ts';
import { writeEmail } from '../use-cases/write-email.ts';

export function writeEmailOnOrderWithdrawn(deps: EmailDeps): Consumer {
  return defineConsumer({
    name: 'write-email-on-order-withdrawn',
    event: orderWithdrawn,
    handle: ({ orderID, withdrawalId, at, name, lines }) =>
      writeEmail(deps, {
        eventId: `${orderID}_${withdrawalId}`,
        kind: 'order-withdrawn',
        orderID,
        at,
        name,
        lines,
      }),
  });
}
