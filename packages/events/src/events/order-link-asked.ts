import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** Number and email of an order were entered: its buyer gets the link to it. */
export const orderLinkAsked = defineEvent({
  name: 'order-link-asked',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    at: z.string(),
  }),
});
