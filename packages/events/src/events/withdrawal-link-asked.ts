import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** The number of an order was named rightly, but after too many wrong ones: its buyer gets the link to withdraw by. */
export const withdrawalLinkAsked = defineEvent({
  name: 'withdrawal-link-asked',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    /** ISO 8601. */
    at: z.string(),
  }),
});
