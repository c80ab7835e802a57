import { z } from 'zod';
import { paymentMethods } from './order-status.ts';

const bookDay = z.iso.date({ error: 'Anna päivä, esimerkiksi 2026-11-21.' });

/** Which days of the books are asked for, both of them included, and whether they are summed by day or by month. */
export const booksQuerySchema = z
  .object({ from: bookDay, to: bookDay, by: z.enum(['day', 'month']).default('day') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Viimeinen päivä on ennen ensimmäistä.' });
export type BooksQuery = z.infer<typeof booksQuerySchema>;

/** What of a sum falls under one VAT rate, refunds taken off; euros, `percent` as 25.5. */
const bookVat = z.object({ percent: z.number(), gross: z.number(), net: z.number(), vat: z.number() });

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
  vat: z.array(bookVat),
});

/** The books between two days: what was numbered on them. */
const booksSchema = z.object({
  rows: z.array(bookRow),
  sales: z.number(),
  refunds: z.number(),
  discounts: z.number(),
  vat: z.array(bookVat),
});
export type Books = z.infer<typeof booksSchema>;
export type BookVat = z.infer<typeof bookVat>;
