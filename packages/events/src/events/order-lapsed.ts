import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** A placed order has ended without money: its buyer gave up paying it, or its time to pay is over. Nothing is held. */
export const orderLapsed = defineEvent({
  name: 'order-lapsed',
  owner: 'order',
  schema: z.object({ orderID: z.string(), why: z.enum(['cancelled', 'expired']) }),
});
