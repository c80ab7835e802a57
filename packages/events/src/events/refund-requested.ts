import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/**
 * The order decided and counts a refund. `refundId` is the idempotency key: `<orderID>_r<n>`, automatic ones
 * `<paymentId>_auto`, `…_auto2`.
 */
export const refundRequested = defineEvent({
  name: 'refund-requested',
  owner: 'order',
  schema: z.object({
    /** A field name in the payment's document. */
    refundId: z.string().regex(/^[\w-]{1,200}$/),
    paymentId: z.string().min(1),
    orderID: z.string(),
    amountCents: z.int().min(1),
    currency: z.string(),
    /** `second` payment of a paid order · `late` money without stock · `rejected` after the seller's refusal. */
    reason: z.enum(['maker', 'withdrawal', 'second', 'late', 'rejected', 'mismatch']),
  }),
});
