import { z } from 'zod';
import { paymentMethods } from '@shop/shop-rules/order-status';

const bookDay = z.iso.date({ error: 'Anna päivä, esimerkiksi 2026-11-21.' });

export const accountingQuerySchema = z
  .object({ from: bookDay, to: bookDay, by: z.enum(['day', 'month']).default('day') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Viimeinen päivä on ennen ensimmäistä.' });
export type AccountingQuery = z.infer<typeof accountingQuerySchema>;

/** Share of a sum under one VAT rate after refunds, in euros; `percent` as 25.5. */
const bookVat = z.object({ percent: z.number(), gross: z.number(), net: z.number(), vat: z.number() });

/** Provider fees: `sum` in euros over `known` charges and refunds; the fees of `unknown` more are not reported yet. */
const bookFees = z.object({ sum: z.number(), known: z.int(), unknown: z.int() });

/** Money lost to disputes and its fees, in euros, over `known` moves; `unknown` disputes are not reported yet. */
const bookDisputes = z.object({ sum: z.number(), fees: z.number(), known: z.int(), unknown: z.int() });

/** One payment method in a period; euros, both above zero. */
const bookRow = z.object({
  period: z.string(),
  paymentMethod: z.enum(paymentMethods),
  receipts: z.int(),
  creditNotes: z.int(),
  sales: z.number(),
  refunds: z.number(),
  /** Discount of codes on the sales, which are the paid sums. */
  discounts: z.number(),
  fees: bookFees,
  disputes: bookDisputes,
  vat: z.array(bookVat),
});

/** Receipts and credit notes numbered between two days, and provider fees. */
const booksSchema = z.object({
  rows: z.array(bookRow),
  sales: z.number(),
  refunds: z.number(),
  discounts: z.number(),
  fees: bookFees,
  disputes: bookDisputes,
  vat: z.array(bookVat),
});
export type AccountingSummary = z.infer<typeof booksSchema>;
export type AccountingFees = z.infer<typeof bookFees>;
export type AccountingDisputes = z.infer<typeof bookDisputes>;
export type AccountingVat = z.infer<typeof bookVat>;
