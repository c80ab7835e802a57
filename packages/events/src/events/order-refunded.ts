import { refundReasons } from '@shop/contracts';
import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** Money of an order is on its way back to the buyer for good: its provider has done what it was asked, or the maker has. */
export const orderRefunded = defineEvent({
  name: 'order-refunded',
  owner: 'order',
  schema: z.object({
    orderID: z.string(),
    refundId: z.string(),
    amountCents: z.int().min(1),
    /** ISO 4217. */
    currency: z.string(),
    /** null for one that was made at the provider itself. */
    reason: z.enum(refundReasons).nullable(),
    /** The maker has paid it another way than by the provider. */
    elsewhere: z.literal(true).optional(),
    /** How many pieces of which line of the order it pays back; none where it is a sum, and in events from before it was told. */
    lines: z
      .array(
        z.object({
          line: z.int().min(0),
          quantity: z.int().min(1),
          /** What goes back for them; not in events from before it was told. */
          cents: z.int().min(0).optional(),
        }),
      )
      .default([]),
    /** What of it is the delivery's. */
    deliveryCents: z.int().min(0).default(0),
    /** What its pieces had lost of their value, and did not bring. */
    lessCents: z.int().min(0).default(0),
    /** Why, in the maker's own words, where they are meant for the buyer; '' otherwise. */
    note: z.string().default(''),
  }),
});
