import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** Money has come that is not what the attempt asked for; a person has to look at it. */
export const paymentMismatched = defineEvent({
  name: 'payment-mismatched',
  owner: 'payment',
  schema: z.object({ paymentId: z.string(), orderID: z.string() }),
});
