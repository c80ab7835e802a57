import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** Two weeks after the delivery of an order whose buyer asked for it, with its unreviewed lines; once for an order. */
export const reviewReminderDue = defineEvent({
  name: 'review-reminder-due',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    lines: z.array(z.int().min(0)).min(1),
  }),
});
