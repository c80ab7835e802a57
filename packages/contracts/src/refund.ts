import { z } from 'zod';
import { id, priceCents, multilineText, sizeId, variant, wholeNumber } from './fields.ts';
import { paymentMethods } from '@shop/shop-rules/order-status';

/** `requested` by the shop · `pending` at the provider · `succeeded` · `failed`, also later. */
const refundStates = ['requested', 'pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * By wish of `maker` (an admin) or buyer, or automatic: paid a `second` time, too `late`, after `rejected`. `mismatch`:
 * an admin returns an unexpected sum.
 */
export const refundReasons = ['maker', 'withdrawal', 'second', 'late', 'rejected', 'mismatch'] as const;
export type RefundReason = (typeof refundReasons)[number];

const refundLine = z.object({
  productID: id,
  size: sizeId,
  variant,
  customID: id.optional(),
  quantity: wholeNumber(1, 1_000_000),
  /** Defaults to the refund's own choice. */
  restock: z.boolean().optional(),
});

/** The whole rest, pieces of lines, or a sum. `delivery`: includes the fee; `restock`: pieces go back on sale. */
export const refundRequestSchema = z
  .object({
    /** Version of the order that the admin saw. */
    version: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    kind: z.enum(['whole', 'lines', 'sum'], { error: 'Valitse, mitä palautetaan.' }),
    lines: z.array(refundLine).max(50).default([]),
    delivery: z.boolean().default(false),
    /** Euros. */
    sum: priceCents.optional(),
    restock: z.boolean().default(false),
    note: multilineText(500).default(''),
    /** The form said that the buyer reads the note. */
    noteTold: z.literal(true).optional(),
    withdrawal: z.string().max(20).optional(),
    /** Lost value in euros (KSL 6:18), explained in the note. */
    less: priceCents.optional(),
    /** Another payment than the one that paid the order: in review, or paid twice. */
    paymentId: z.string().max(64).optional(),
    /** Failed refund that this replaces. */
    again: z.string().max(80).optional(),
  })
  .refine(({ kind, sum }) => kind !== 'sum' || sum !== undefined, {
    path: ['sum'],
    error: 'Anna summa euroina, esimerkiksi 129,90.',
  })
  .refine(({ kind, lines, delivery }) => kind !== 'lines' || lines.length > 0 || delivery, {
    path: ['lines'],
    error: 'Valitse palautettavat tuotteet.',
  })
  .refine(({ less, note }) => less === undefined || note !== '', {
    path: ['note'],
    error: 'Kerro, miksi arvo on alentunut.',
  });

/** Part of a failed refund paid another way: counts as refunded without a provider call. */
export const paidElsewhereSchema = refundRequestSchema
  .refine(({ again }) => again !== undefined, {
    path: ['again'],
    error: 'Vain epäonnistuneen palautuksen voi merkitä maksetuksi muulla tavalla.',
  })
  .refine(({ note }) => note !== '', { path: ['note'], error: 'Kerro, miten raha maksettiin.' })
  .transform((request) => ({ ...request, elsewhere: true as const }));
export type RefundRequest = z.infer<typeof refundRequestSchema> & { elsewhere?: true };

export const buyersRefundSchema = z.object({
  /** Whole units of `currency` (ISO 4217). */
  amount: z.number(),
  currency: z.string(),
  /** `pending` until arrival is confirmed. */
  state: z.enum(['pending', 'succeeded']),
  paymentMethod: z.enum(paymentMethods),
  at: z.string(),
});
export type BuyersRefund = z.infer<typeof buyersRefundSchema>;

/** `withdrawn`: notice given · `arrived` at the shop · `pending`: refund under way · `succeeded`. */
const lineReturnStates = ['withdrawn', 'arrived', 'pending', 'succeeded'] as const;
export type LineReturnState = (typeof lineReturnStates)[number];

/** Returned pieces of a line. */
export const lineReturnSchema = z.object({
  state: z.enum(lineReturnStates),
  quantity: z.int(),
  /** Refunded money in whole units of `currency` (ISO 4217); 0 before. */
  amount: z.number(),
  currency: z.string(),
});
export type LineReturn = z.infer<typeof lineReturnSchema>;

export const orderRefundSchema = z.object({
  id: z.string(),
  paymentId: z.string(),
  /** Whole units of `currency` (ISO 4217). */
  amount: z.number(),
  currency: z.string(),
  state: z.enum(refundStates),
  /** `elsewhere`: paid without a provider. */
  origin: z.enum(['shop', 'provider', 'elsewhere']),
  reason: z.enum(['', ...refundReasons]),
  paymentMethod: z.enum(paymentMethods),
  by: z.string(),
  note: z.string(),
  noteTold: z.literal(true).optional(),
  lines: z.array(
    z.object({
      productID: z.string(),
      size: z.string(),
      variant: z.int(),
      customID: z.string().optional(),
      quantity: z.int(),
    }),
  ),
  delivery: z.boolean(),
  restocked: z.int(),
  isRestocked: z.boolean(),
  providerRefundId: z.string(),
  failure: z.string(),
  at: z.string(),
  changedAt: z.string(),
  /** Owed after a failure, in whole units of `currency`. */
  owed: z.number(),
  canBeRetried: z.boolean(),
});
export type OrderRefund = z.infer<typeof orderRefundSchema>;

/** Refundable rest of the payment, in euros. */
export const refundableSchema = z.object({
  amount: z.number(),
  delivery: z.number(),
  /** At most the price of the first delivery method. */
  withdrawalDelivery: z.number(),
  /** By line: `amounts[n - 1]` is the worth of n pieces, `restockable` the pieces that can be sold again. */
  lines: z.array(z.object({ amounts: z.array(z.number()), restockable: z.int() })),
});
export type Refundable = z.infer<typeof refundableSchema>;
