import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/**
 * How a refund stands at its provider. What succeeded may fail later: its sum is free again then. A refund that was
 * made at the provider itself has the refundId `<paymentId>_p_<providerRefundId>`.
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
    /** Empty as long as the provider has none. */
    providerRefundId: z.string(),
    /** Why it failed, in the provider's word or the shop's own; empty otherwise. */
    reason: z.string(),
    at: z.iso.datetime(),
    /** Counts the changes of this refund, from 1: one with a smaller number is old news. */
    change: z.int().min(1),
  }),
});
