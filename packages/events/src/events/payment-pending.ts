import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** The buyer has paid and the provider is still deciding; `reason` is its word. */
export const paymentPending = defineEvent({
  name: 'payment-pending',
  owner: 'payment',
  schema: z.object({ paymentId: z.string(), orderID: z.string(), reason: z.string() }),
});
