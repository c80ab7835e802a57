import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** Number and email of an order were entered: its buyer gets the withdrawal link. */
export const withdrawalLinkAsked = defineEvent({
  name: 'withdrawal-link-asked',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    at: z.string(),
  }),
});
