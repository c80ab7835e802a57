import { capturedSchema } from '@shop/contracts';
import { stripeMethods } from '@shop/shop-rules';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** Captured money differs from the attempt; an admin has to decide. */
export const paymentMismatched = defineEvent({
  name: 'payment-mismatched',
  owner: 'payment',
  schema: z.object({
    paymentId: z.string(),
    orderID: z.string(),
    /** Missing where the provider does not say. */
    captured: capturedSchema.optional(),
    chargeId: z.string(),
    method: z.enum(stripeMethods).optional(),
  }),
});
