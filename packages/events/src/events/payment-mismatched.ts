import { capturedSchema } from '@shop/contracts';
import { stripeMethods } from '@shop/shop-rules';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/**
 * Money has come that is not what the attempt asked for; a person has to look at it. Events from before it was told
 * what had come carry neither `captured` nor `chargeId`.
 */
export const paymentMismatched = defineEvent({
  name: 'payment-mismatched',
  owner: 'payment',
  schema: z.object({
    paymentId: z.string(),
    orderID: z.string(),
    /** What the provider has taken; absent where it has not said. */
    captured: capturedSchema.optional(),
    /** The provider's id of it: a capture or a payment intent. */
    chargeId: z.string().default(''),
    /** What it was paid with, as Stripe tells it. */
    method: z.enum(stripeMethods).optional(),
  }),
});
