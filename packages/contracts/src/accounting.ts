import { z } from 'zod';
import { paymentMethods } from '@shop/shop-rules/order-status';

const accountingDay = z.iso.date({ error: 'Anna päivä, esimerkiksi 2026-11-21.' });

export const accountingQuerySchema = z
  .object({ from: accountingDay, to: accountingDay, by: z.enum(['day', 'month']).default('day') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Viimeinen päivä on ennen ensimmäistä.' });
export type AccountingQuery = z.infer<typeof accountingQuerySchema>;

/** Share of a sum under one VAT rate after refunds, in euros; `percent` as 25.5. */
const accountingVat = z.object({ percent: z.number(), gross: z.number(), net: z.number(), vat: z.number() });

/** Provider fees: `sum` in euros over `known` charges and refunds; the fees of `unknown` more are not reported yet. */
const accountingFees = z.object({ sum: z.number(), known: z.int(), unknown: z.int() });

/** Money lost to disputes and its fees, in euros, over `known` moves; `unknown` disputes are not reported yet. */
const accountingDisputes = z.object({ sum: z.number(), fees: z.number(), known: z.int(), unknown: z.int() });

/** One payment method in a period; euros, both above zero. */
const accountingRow = z.object({
  period: z.string(),
  paymentMethod: z.enum(paymentMethods),
  receipts: z.int(),
  creditNotes: z.int(),
  sales: z.number(),
  refunds: z.number(),
  /** Discount of codes on the sales, which are the paid sums. */
  discounts: z.number(),
  fees: accountingFees,
  disputes: accountingDisputes,
  vat: z.array(accountingVat),
});

/** Receipts and credit notes numbered between two days, and provider fees. */
const accountingSchema = z.object({
  rows: z.array(accountingRow),
  sales: z.number(),
  refunds: z.number(),
  discounts: z.number(),
  fees: accountingFees,
  disputes: accountingDisputes,
  vat: z.array(accountingVat),
});
export type AccountingSummary = z.infer<typeof accountingSchema>;
export type AccountingFees = z.infer<typeof accountingFees>;
export type AccountingDisputes = z.infer<typeof accountingDisputes>;
export type AccountingVat = z.infer<typeof accountingVat>;
