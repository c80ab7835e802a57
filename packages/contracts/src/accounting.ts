import { z } from 'zod';
import { paymentMethods } from '@shop/shop-rules/order-status';

const bookDay = z.iso.date({ error: 'Anna päivä, esimerkiksi 2026-11-21.' });

/** Which days of the books are asked for, both of them included, and whether they are summed by day or by month. */
export const accountingQuerySchema = z
  .object({ from: bookDay, to: bookDay, by: z.enum(['day', 'month']).default('day') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Viimeinen päivä on ennen ensimmäistä.' });
export type AccountingQuery = z.infer<typeof accountingQuerySchema>;

/** What of a sum falls under one VAT rate, refunds taken off; euros, `percent` as 25.5. */
const bookVat = z.object({ percent: z.number(), gross: z.number(), net: z.number(), vat: z.number() });

/**
 * What the payment providers have kept: the sum of what is known of it, in euros, and how many charges and refunds it is
 * the sum of; of `unknown` more the provider has not said yet.
 */
const bookFees = z.object({ sum: z.number(), known: z.int(), unknown: z.int() });

/**
 * What disputes have taken beyond what came back, and what the providers took for them, in euros: of so many moves of
 * money, and of `unknown` disputes more the provider has not said. Missing from an order service from before them, which a
 * release leaves running for a while.
 */
const bookDisputes = z.object({ sum: z.number(), fees: z.number(), known: z.int(), unknown: z.int() });

/** One payment method in one day or month; euros, both above zero. */
const bookRow = z.object({
  /** '2026-11-21', or '2026-11'. */
  period: z.string(),
  paymentMethod: z.enum(paymentMethods),
  receipts: z.int(),
  creditNotes: z.int(),
  sales: z.number(),
  refunds: z.number(),
  /** What discount codes took off the sales, which are the sums that were paid. */
  discounts: z.number(),
  fees: bookFees,
  disputes: bookDisputes.optional(),
  vat: z.array(bookVat),
});

/** The books between two days: what was numbered on them, and what the providers kept. */
const booksSchema = z.object({
  rows: z.array(bookRow),
  sales: z.number(),
  refunds: z.number(),
  discounts: z.number(),
  fees: bookFees,
  disputes: bookDisputes.optional(),
  vat: z.array(bookVat),
});
export type AccountingSummary = z.infer<typeof booksSchema>;
export type AccountingFees = z.infer<typeof bookFees>;
export type AccountingDisputes = z.infer<typeof bookDisputes>;
export type AccountingVat = z.infer<typeof bookVat>;
