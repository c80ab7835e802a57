import { z } from 'zod';
import { codeText, emailToFind, requiredText, wholeNumber } from './fields.ts';
import { lineReturnSchema } from './refund.ts';

/** Days to withdraw and to refund (KSL 6:14, 6:17). */
export const WITHDRAWAL_DAYS = 14;

/** Order number or id (or its last eight characters), and the token of an email's link; not needed after login. */
const orderAccess = {
  orderID: codeText(64).min(1, { error: 'Tämä kenttä on pakollinen.' }),
  token: z.string().max(64).default(''),
};

/** Body of POST /api/shop/withdrawal/find. Without login and token, the link is emailed to the buyer. */
export const withdrawalLookupSchema = z.object({ ...orderAccess, email: emailToFind.default('') });
export type WithdrawalLookup = z.infer<typeof withdrawalLookupSchema>;

const withdrawnLineSchema = z.object({
  line: wholeNumber(0, 49),
  quantity: wholeNumber(1, 1_000_000),
});

/** Body of POST /api/shop/withdrawal/confirm. No reason is asked. */
export const withdrawalRequestSchema = z.object({
  ...orderAccess,
  name: requiredText(120),
  lines: z.array(withdrawnLineSchema).min(1, { error: 'Valitse ainakin yksi tuote.' }).max(50),
});
export type WithdrawalRequest = z.infer<typeof withdrawalRequestSchema>;

/** Answer of both calls: withdrawable pieces by line; null where the link was emailed. */
const withdrawableSchema = z.object({
  orderID: z.string(),
  orderNumber: z.string(),
  orderDate: z.string(),
  /** Last day, 2026-12-07; null before delivery. */
  until: z.string().nullable(),
  lines: z.array(
    z.object({
      line: z.int(),
      title: z.string(),
      image: z.string(),
      size: z.string(),
      variant: z.int(),
      quantity: z.int(),
      madeToOrder: z.boolean(),
      back: z.array(lineReturnSchema).optional(),
    }),
  ),
});
export type Withdrawable = z.infer<typeof withdrawableSchema>;

export const withdrawalSchema = z.object({
  id: z.string(),
  at: z.string(),
  name: z.string(),
  lines: z.array(z.object({ line: z.int(), quantity: z.int() })),
  /** ISO 8601. */
  refundDue: z.string(),
  /** ISO 8601; null before. */
  arrivedAt: z.string().nullable(),
  /** Refunded, and by which refunds. */
  isRefunded: z.boolean(),
  refundIds: z.array(z.string()),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

export const withdrawalRightSchema = z.object({
  until: z.string().nullable(),
  pieces: z.int(),
});
