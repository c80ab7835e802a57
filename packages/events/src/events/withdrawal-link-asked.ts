import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** Number and email address of an order were named: its buyer gets the link to withdraw by. */
export const withdrawalLinkAsked = defineEvent({
  name: 'withdrawal-link-asked',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    /** ISO 8601. */
    at: z.string(),
  }),
});
