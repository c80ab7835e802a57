import { z } from 'zod';

/** What was sold in a range of time: the paid orders by the day on which they were placed, in Finland. */
export const salesFiguresSchema = z.object({
  orders: z.int(),
  /** Euros. */
  totalAmount: z.number(),
  /** Only days with sales; `day` as 2026-11-21. */
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
