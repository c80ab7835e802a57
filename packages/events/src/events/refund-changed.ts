import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/**
 * State of a refund at its provider; a success may fail later. Refunds made there are called
 * `<paymentId>_p_<providerRefundId>`.
 */
export const refundChanged = defineEvent({
  name: 'refund-changed',
  owner: 'payment',
  schema: z.object({
    refundId: z.string(),
    paymentId: z.string(),
    orderID: z.string(),
    origin: z.enum(['shop', 'provider']),
    state: z.enum(['pending', 'succeeded', 'failed']),
    amountCents: z.int().min(1),
    currency: z.string(),
    /** '' before the provider has one. */
    providerRefundId: z.string(),
    reason: z.string(),
    at: z.iso.datetime(),
    /** Counts a refund's changes from 1; a smaller number is outdated. */
    change: z.int().min(1),
  }),
});
