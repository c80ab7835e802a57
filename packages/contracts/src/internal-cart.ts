import { z } from 'zod';
import { id, sizeId } from './fields.ts';

/* What cart is asked for behind the gateway: a buyer’s lines, and to take out of them what was paid. */

/** Answer of cart's GET /internal/carts/:userID and POST …/apply. All of it is of the same moment. */
export const cartLookupSchema = z.object({
  version: z.int(),
  lines: z.array(
    z.object({
      productID: z.string(),
      size: z.string(),
      variant: z.int(),
      /** The chosen model's picture, and how many there were to choose from; missing without a picture. */
      image: z.string().optional(),
      models: z.int().optional(),
      quantity: z.int(),
    }),
  ),
  /** The orders whose lines have been taken out. */
  applied: z.array(z.string()),
  /** The version of the cart in which each of these left it. */
  appliedIn: z.record(z.string(), z.int()),
});
export type CartLookup = z.infer<typeof cartLookupSchema>;

export const lineSchema = z.object({
  productID: id,
  size: sizeId,
  variant: z.int().min(1),
  /** The model's picture, by which the cart knows it; missing where it has none. */
  image: z.string().optional(),
  quantity: z.int().min(1),
});

/** What a confirmed order takes out of its buyer's cart. */
const paidOrderSchema = z.object({
  orderID: id,
  /** The version of the cart that was ordered; lines that came later are not the order's. */
  cartVersion: z.int().min(0),
  lines: z.array(lineSchema),
});
export type PaidOrder = z.infer<typeof paidOrderSchema>;

/** So many orders are told in one call: with fifty lines each they fit into its 100 kB. */
export const MAX_ORDERS_APPLIED = 12;

/** Body of cart's POST /internal/carts/:userID/apply. */
export const applyOrdersSchema = z.object({
  orders: z.array(paidOrderSchema).min(1).max(MAX_ORDERS_APPLIED),
});
export type ApplyOrdersInput = z.infer<typeof applyOrdersSchema>;
