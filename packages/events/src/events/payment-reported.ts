import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/**
 * Somebody (a webhook, an outcome that stayed unknown) says that a payment may have changed, or that money of it may
 * have gone back. Events from before refunds were known say nothing of `about`.
 */
export const paymentReported = defineEvent({
  name: 'payment-reported',
  owner: 'payment',
  schema: z.object({ paymentId: z.string(), about: z.enum(['payment', 'refunds']).default('payment') }),
});
