import { z } from 'zod';
import { id, priceCents, multilineText, sizeId, variant, wholeNumber } from './fields.ts';
import { paymentMethods } from '@shop/shop-rules/order-status';

/**
 * How money that goes back stands: `requested` the shop has decided so · `pending` its provider is at work ·
 * `succeeded` · `failed`, also later on.
 */
const refundStates = ['requested', 'pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * Why money goes back: the maker's or the buyer's wish, or by itself, because it came a `second` time, too `late` for
 * its goods, or after the order was `rejected`. `mismatch`: the maker sends back what was not asked for.
 */
export const refundReasons = ['maker', 'withdrawal', 'second', 'late', 'rejected', 'mismatch'] as const;
export type RefundReason = (typeof refundReasons)[number];

const refundLine = z.object({
  productID: id,
  size: sizeId,
  variant,
  quantity: wholeNumber(1, 1_000_000),
  /** Whether these pieces go back on sale; as the whole refund says where it is not told. */
  restock: z.boolean().optional(),
});

/**
 * What the back office may send back of a payment: all that is left of it, pieces of its lines, or a sum.
 * `delivery`: whether the delivery fee goes with it; a sum has no parts. `restock`: whether the pieces go back on sale.
 */
export const refundRequestSchema = z
  .object({
    /** The version of the order that the maker saw. */
    version: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    kind: z.enum(['whole', 'lines', 'sum'], { error: 'Valitse, mitä palautetaan.' }),
    lines: z.array(refundLine).max(50).default([]),
    delivery: z.boolean().default(false),
    /** Euros. */
    sum: priceCents.optional(),
    restock: z.boolean().default(false),
    note: multilineText(500).default(''),
    /** Whether the buyer is told the note, as the maker has been told that it is. */
    noteTold: z.literal(true).optional(),
    /** The notice of withdrawal that is answered by it. */
    withdrawal: z.string().max(20).optional(),
    /** Euros that the goods have lost of their value by being used (KSL 6:18); the note says why. */
    less: priceCents.optional(),
    /** Another payment of the order than the one that paid it: its money is in review, or came twice. */
    paymentId: z.string().max(64).optional(),
    /** The failed refund whose money it sends once more: that one is owed no longer, whatever this one brings. */
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

/** What of a failed refund the maker has paid another way, as the note says: it counts as back, and no provider is asked. */
export const paidElsewhereSchema = refundRequestSchema
  .refine(({ again }) => again !== undefined, {
    path: ['again'],
    error: 'Vain epäonnistuneen palautuksen voi merkitä maksetuksi muuten.',
  })
  .refine(({ note }) => note !== '', { path: ['note'], error: 'Kerro, miten raha maksettiin.' })
  .transform((asked) => ({ ...asked, elsewhere: true as const }));
export type RefundRequest = z.infer<typeof refundRequestSchema> & { elsewhere?: true };

/** Money on its way back, or back, as the buyer sees it. */
export const buyersRefundSchema = z.object({
  /** Whole units of `currency` (ISO 4217). */
  amount: z.number(),
  currency: z.string(),
  /** `pending` as long as nobody knows that it has arrived. */
  state: z.enum(['pending', 'succeeded']),
  paymentMethod: z.enum(paymentMethods),
  /** ISO 8601: since when it stands so. */
  at: z.string(),
});
export type BuyersRefund = z.infer<typeof buyersRefundSchema>;

/**
 * How pieces that are taken back stand: `withdrawn` their buyer has given notice · `arrived` they are with the shop again ·
 * `pending` their money is on its way · `succeeded`.
 */
const lineBackStates = ['withdrawn', 'arrived', 'pending', 'succeeded'] as const;
export type LineBackState = (typeof lineBackStates)[number];

/** Pieces of one line of an order that are taken back. */
export const lineBackSchema = z.object({
  state: z.enum(lineBackStates),
  /** 0 where it is only a part of their money. */
  quantity: z.int(),
  /** What of their money goes, or is back, in whole units of `currency` (ISO 4217); 0 while nothing does. */
  amount: z.number(),
  currency: z.string(),
});
export type LineBack = z.infer<typeof lineBackSchema>;

/** One refund as the back office sees it. */
export const orderRefundSchema = z.object({
  id: z.string(),
  paymentId: z.string(),
  /** Whole units of `currency` (ISO 4217). */
  amount: z.number(),
  currency: z.string(),
  state: z.enum(refundStates),
  /** Made by the shop, at the provider itself, or paid without any provider. */
  origin: z.enum(['shop', 'provider', 'elsewhere']),
  reason: z.enum(['', ...refundReasons]),
  paymentMethod: z.enum(paymentMethods),
  by: z.string(),
  note: z.string(),
  /** Where the note is meant for the buyer, too. */
  noteTold: z.literal(true).optional(),
  lines: z.array(z.object({ productID: z.string(), size: z.string(), variant: z.int(), quantity: z.int() })),
  delivery: z.boolean(),
  /** How many pieces go back on sale with it, and whether they are there yet. */
  restocked: z.int(),
  isRestocked: z.boolean(),
  /** The provider's own id of it, and its word for why it failed; '' without. */
  providerRefundId: z.string(),
  failure: z.string(),
  /** ISO 8601. */
  at: z.string(),
  changedAt: z.string(),
  /** What is still owed of one that failed, in whole units of `currency`; 0 where nothing is. */
  owed: z.number(),
  /** Something is owed of it, and it was the shop that had asked for it. */
  canBeRetried: z.boolean(),
});
export type OrderRefund = z.infer<typeof orderRefundSchema>;

/** What can still be sent back of the payment that paid an order; euros. */
export const refundableSchema = z.object({
  amount: z.number(),
  delivery: z.number(),
  /** How much of it a withdrawal gives back: what the shop's first method would have cost, at the most. */
  withdrawalDelivery: z.number(),
  /** By line of the order: `amounts[n - 1]` is what n pieces are worth, `restockable` how many can go back on sale. */
  lines: z.array(z.object({ amounts: z.array(z.number()), restockable: z.int() })),
});
export type Refundable = z.infer<typeof refundableSchema>;
