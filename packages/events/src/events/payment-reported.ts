import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** Somebody (a webhook, an outcome that stayed unknown) says that a payment may have changed. */
export const paymentReported = defineEvent({
  name: 'payment-reported',
  owner: 'payment',
  schema: z.object({ paymentId: z.string() }),
});
