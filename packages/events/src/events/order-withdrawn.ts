import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** A buyer has given notice that they withdraw from pieces of an order. */
export const orderWithdrawn = defineEvent({
  name: 'order-withdrawn',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    withdrawalId: z.string(),
    /** ISO 8601: when the notice came. */
    at: z.string(),
    /** Who gave it. */
    name: z.string(),
    /** From how many pieces of which line of the order. */
    lines: z.array(z.object({ line: z.int().min(0), quantity: z.int().min(1) })).min(1),
  }),
});
