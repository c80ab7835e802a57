import { defineConsumer, orderRefunded, type Consumer } from '@shop/events';
import type { EmailDeps } from '../deps.ts';
import { writeEmail } from '../use-cases/write-email.ts';

export function writeEmailOnOrderRefunded(deps: EmailDeps): Consumer {
  return defineConsumer({
    name: 'write-email-on-order-refunded',
    event: orderRefunded,
    handle: ({ refundId, ...content }) =>
      writeEmail(deps, { eventId: refundId, kind: 'order-refunded', ...content }),
  });
}
