import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** The maker asks the buyer for what is missing of an order's price. */
export const orderRestAsked = defineEvent({
  name: 'order-rest-asked',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    /** ISO 8601: when it was asked; an order is asked once for a sum. */
    at: z.string(),
    /** What is missing, and what has come; both in the shop's currency. */
    restCents: z.int().min(1),
    cameCents: z.int().min(0),
  }),
});
