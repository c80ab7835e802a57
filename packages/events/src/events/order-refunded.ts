import { refundReasons } from '@shop/contracts';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** A refund succeeded, at the provider or paid by the seller. */
export const orderRefunded = defineEvent({
  name: 'order-refunded',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    refundId: z.string(),
    amountCents: z.int().min(1),
    currency: z.string(),
    /** null for a refund made at the provider. */
    reason: z.enum(refundReasons).nullable(),
    /** Paid back without the provider. */
    elsewhere: z.literal(true).optional(),
    soldOut: z.literal(true).optional(),
    /** Pieces by order line; empty for a refunded sum. */
    lines: z.array(
      z.object({
        line: z.int().min(0),
        quantity: z.int().min(1),
        cents: z.int().min(0),
      }),
    ),
    /** Part of the amount. */
    deliveryCents: z.int().min(0),
    /** Deducted for the pieces' loss in value. */
    lessCents: z.int().min(0),
    /** To the buyer; '' for none. */
    note: z.string(),
  }),
});
