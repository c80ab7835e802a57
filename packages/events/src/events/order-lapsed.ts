import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** A placed order ended without money and holds no stock: cancelled, expired, or declined after its buyer moved on. */
export const orderLapsed = defineEvent({
  name: 'order-lapsed',
  owner: 'order',
  schema: z.object({ orderID: z.string(), why: z.enum(['cancelled', 'expired', 'declined']) }),
});
