import { z } from 'zod';
import { customPieceSchema } from './custom-piece.ts';
import { id, sizeId } from './fields.ts';

/** Answer of cart's GET /internal/carts/:userID and POST …/apply, all of one moment. */
export const cartLookupSchema = z.object({
  version: z.int(),
  lines: z.array(
    z.object({
      productID: z.string(),
      size: z.string(),
      variant: z.int(),
      /** Picture of the chosen model, and the number of models; missing without a picture. */
      image: z.string().optional(),
      models: z.int().optional(),
      customID: z.string().optional(),
      custom: customPieceSchema.optional(),
      quantity: z.int(),
    }),
  ),
  applied: z.array(z.string()),
  /** Cart version of each removal. */
  appliedIn: z.record(z.string(), z.int()),
});
export type CartLookup = z.infer<typeof cartLookupSchema>;

export const lineSchema = z.object({
  productID: id,
  size: sizeId,
  variant: z.int().min(1),
  /** Identifies the model; missing without a picture. */
  image: z.string().optional(),
  customID: id.optional(),
  quantity: z.int().min(1),
});

const paidOrderSchema = z.object({
  orderID: id,
  /** Version of the ordered cart; later lines stay. */
  cartVersion: z.int().min(0),
  lines: z.array(lineSchema),
});
export type PaidOrder = z.infer<typeof paidOrderSchema>;

/** With fifty lines each they fit into the 100 kB of a call. */
export const MAX_ORDERS_APPLIED = 12;

/** Body of cart's POST /internal/carts/:userID/apply. */
export const applyOrdersSchema = z.object({
  orders: z.array(paidOrderSchema).min(1).max(MAX_ORDERS_APPLIED),
});
export type ApplyOrdersInput = z.infer<typeof applyOrdersSchema>;
