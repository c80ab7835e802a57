import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/**
 * A placed order has ended without money: its buyer gave up paying it, its time to pay is over, or a payment that was
 * being looked into came to nothing after its buyer had gone on to a newer checkout. Nothing is held.
 */
export const orderLapsed = defineEvent({
  name: 'order-lapsed',
  owner: 'order',
  schema: z.object({ orderID: z.string(), why: z.enum(['cancelled', 'expired', 'declined']) }),
});
