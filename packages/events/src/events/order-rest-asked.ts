import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** The seller asks the buyer for the missing part of the price. */
export const orderRestAsked = defineEvent({
  name: 'order-rest-asked',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    /** ISO 8601. The same amount is requested once. */
    at: z.string(),
    /** In the shop's currency. */
    restCents: z.int().min(1),
    paidCents: z.int().min(0),
  }),
});
