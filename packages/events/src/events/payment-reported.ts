import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** A payment may have changed: a webhook, or an unknown outcome. */
export const paymentReported = defineEvent({
  name: 'payment-reported',
  owner: 'payment',
  schema: z.object({ paymentId: z.string() }),
});
