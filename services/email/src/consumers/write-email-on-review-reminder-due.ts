import { defineConsumer, reviewReminderDue, type Consumer } from '@shop/events';
import type { EmailDeps } from '../deps.ts';
import { writeEmail } from '../use-cases/write-email.ts';

export function writeEmailOnReviewReminderDue(deps: EmailDeps): Consumer {
  return defineConsumer({
    name: 'write-email-on-review-reminder-due',
    event: reviewReminderDue,
    handle: ({ orderID, lines }) =>
      writeEmail(deps, { eventId: orderID, kind: 'review-reminder', orderID, lines }),
  });
}
