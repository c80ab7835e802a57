import { z } from 'zod';

/** Paid orders by the day in Finland on which they were placed. */
export const salesFiguresSchema = z.object({
  orders: z.int(),
  /** Euros. */
  totalAmount: z.number(),
  /** Days with sales only; `day` as 2026-11-21. */
  days: z.array(z.object({ day: z.string(), orders: z.int(), totalAmount: z.number() })),
  bestSellers: z.array(
    z.object({
      productID: z.string(),
      title: z.string(),
      image: z.string(),
      quantity: z.int(),
      totalAmount: z.number(),
    }),
  ),
});
export type SalesFigures = z.infer<typeof salesFiguresSchema>;
