import { z } from 'zod';
import { codeText, emailToFind, requiredText, wholeNumber } from './fields.ts';
import { lineBackSchema } from './refund.ts';

/** How long a buyer may withdraw from a purchase made at a distance, and how long the seller has to pay it back (KSL 6:14, 6:17). */
export const WITHDRAWAL_DAYS = 14;

/** An order's number or id (or the id's last eight signs), and the token of an email's link; a login needs none. */
const whose = {
  orderID: codeText(64).min(1, { error: 'Tämä kenttä on pakollinen.' }),
  token: z.string().max(64).default(''),
};

/** Body of POST /api/shop/withdrawal/find. Without login and token, the link is sent to the buyer's email address. */
export const withdrawalLookupSchema = z.object({ ...whose, email: emailToFind.default('') });
export type WithdrawalLookup = z.infer<typeof withdrawalLookupSchema>;

const withdrawnLineSchema = z.object({
  /** The line's place in the order, from 0. */
  line: wholeNumber(0, 49),
  quantity: wholeNumber(1, 1_000_000),
});

/** Body of POST /api/shop/withdrawal/confirm: who withdraws, and from which pieces. No reason is asked. */
export const withdrawalRequestSchema = z.object({
  ...whose,
  name: requiredText(120),
  lines: z.array(withdrawnLineSchema).min(1, { error: 'Valitse ainakin yksi tuote.' }).max(50),
});
export type WithdrawalRequest = z.infer<typeof withdrawalRequestSchema>;

/** Answer of both calls, null where the link was sent instead: what can be withdrawn from, by line of the order. */
const withdrawableSchema = z.object({
  orderID: z.string(),
  /** What people call it: 'LL-2611-0042'. */
  orderNumber: z.string(),
  /** ISO 8601. */
  orderDate: z.string(),
  /** The last day of the time, 2026-12-07; null while the goods are not delivered and it has not begun. */
  until: z.string().nullable(),
  lines: z.array(
    z.object({
      line: z.int(),
      title: z.string(),
      image: z.string(),
      size: z.string(),
      variant: z.int(),
      /** How many of its pieces are left. */
      quantity: z.int(),
      /** Made for this buyer alone: there is no right to withdraw (KSL 6:16). */
      madeToOrder: z.boolean(),
      /** What of it is taken back already; absent where nothing is. */
      back: z.array(lineBackSchema).optional(),
    }),
  ),
});
export type Withdrawable = z.infer<typeof withdrawableSchema>;

/** A notice of withdrawal as the order keeps it. */
export const withdrawalSchema = z.object({
  id: z.string(),
  /** ISO 8601: when the notice came. */
  at: z.string(),
  name: z.string(),
  lines: z.array(z.object({ line: z.int(), quantity: z.int() })),
  /** ISO 8601: until when its money has to be back. */
  refundDue: z.string(),
  /** ISO 8601: when the goods came back; null before. */
  arrivedAt: z.string().nullable(),
  /** Whether its money has been sent back, and the refunds that did it. */
  isRefunded: z.boolean(),
  refundIds: z.array(z.string()),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** What an order tells its buyer of the right to withdraw; absent where there is none. */
export const withdrawalRightSchema = z.object({
  until: z.string().nullable(),
  /** How many pieces can be withdrawn from. */
  pieces: z.int(),
});
