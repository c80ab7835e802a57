import { paymentProviders } from '@shop/contracts';
import { stripeMethods } from '@shop/shop-rules';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** The provider has confirmed that all the money of one attempt has arrived. */
export const paymentCompleted = defineEvent({
  name: 'payment-completed',
  owner: 'payment',
  schema: z.object({
    paymentId: z.string(),
    orderID: z.string(),
    provider: z.enum(paymentProviders),
    amountCents: z.int().min(1),
    /** The provider's own ids, shown on the order. */
    providerPaymentId: z.string(),
    payerId: z.string(),
    /** The provider's id of the capture or payment intent; events from before it was told have none. */
    chargeId: z.string().default(''),
    /** What it was paid with, as Stripe tells it. */
    method: z.enum(stripeMethods).optional(),
    paidAt: z.iso.datetime(),
  }),
});
