import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** A webhook says that money of a payment may have gone back, or that the payment is disputed. */
export const refundsReported = defineEvent({
  name: 'refunds-reported',
  owner: 'payment',
  schema: z.object({ paymentId: z.string() }),
});
