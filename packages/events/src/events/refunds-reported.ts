import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** A webhook reports a refund or dispute of a payment. */
export const refundsReported = defineEvent({
  name: 'refunds-reported',
  owner: 'payment',
  schema: z.object({ paymentId: z.string() }),
});
