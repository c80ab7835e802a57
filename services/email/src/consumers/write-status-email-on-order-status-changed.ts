import { defineConsumer, orderStatusChanged, type Consumer } from '@shop/events';
import type { EmailDeps } from '../deps.ts';
import { writeStatusEmail } from '../use-cases/write-status-email.ts';

export function writeStatusEmailOnOrderStatusChanged(deps: EmailDeps): Consumer {
  return defineConsumer({
    name: 'write-status-email-on-order-status-changed',
    event: orderStatusChanged,
    handle: (move, { eventId }) => writeStatusEmail(deps, { ...move, eventId }),
  });
}
