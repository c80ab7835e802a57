import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** A buyer disputed a payment, or the provider decided a dispute; `lost` money is gone. */
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
    reason: z.string(),
    /** The provider's deadline for an answer, if any. */
    respondBy: z.iso.datetime().optional(),
    at: z.iso.datetime(),
    /** Counts a dispute's changes from 1; a smaller number is outdated. */
    change: z.int().min(1),
  }),
});
