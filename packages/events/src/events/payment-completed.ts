import { paymentProviders } from '@shop/contracts';
import { stripeMethods } from '@shop/shop-rules';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** The provider confirmed the full amount of one attempt. */
export const paymentCompleted = defineEvent({
  name: 'payment-completed',
  owner: 'payment',
  schema: z.object({
    paymentId: z.string(),
    orderID: z.string(),
    provider: z.enum(paymentProviders),
    amountCents: z.int().min(1),
    providerPaymentId: z.string(),
    payerId: z.string(),
    chargeId: z.string(),
    method: z.enum(stripeMethods).optional(),
    paidAt: z.iso.datetime(),
  }),
});
