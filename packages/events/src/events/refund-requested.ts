import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/**
 * The order has decided that money of one payment goes back, and counts it from now on. `refundId` is
 * `<orderID>_r<n>`, or `<paymentId>_auto`, `…_auto2` for one that nobody had to ask for; asked again it is the same refund.
 */
export const refundRequested = defineEvent({
  name: 'refund-requested',
  owner: 'order',
  schema: z.object({
    /** It names a field of the payment's document. */
    refundId: z.string().regex(/^[\w-]{1,200}$/),
    paymentId: z.string().min(1),
    orderID: z.string(),
    amountCents: z.int().min(1),
    currency: z.string(),
    /** `second` payment of a paid order · `late` money without stock · `rejected`: money after the maker's no. */
    reason: z.enum(['maker', 'withdrawal', 'second', 'late', 'rejected', 'mismatch']),
  }),
});
