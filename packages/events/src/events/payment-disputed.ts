import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** A buyer disputes a payment at the provider, or the provider has decided about it: `lost` money is gone. */
export const paymentDisputed = defineEvent({
  name: 'payment-disputed',
  owner: 'payment',
  schema: z.object({
    paymentId: z.string(),
    orderID: z.string(),
    disputeId: z.string(),
    state: z.enum(['open', 'won', 'lost']),
    amountCents: z.int().min(0),
    currency: z.string(),
    /** The provider's word for it. */
    reason: z.string(),
    /** Until when the provider takes the seller's answer; absent where it asks for none. */
    respondBy: z.iso.datetime().optional(),
    at: z.iso.datetime(),
    /** Counts the changes of this dispute, from 1: one with a smaller number is old news. */
    change: z.int().min(1),
  }),
});
