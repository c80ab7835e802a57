import { vatClasses } from '@shop/money';
import { z } from 'zod';
import { measureBoundsSchema } from './custom-piece.ts';
import { id, sizeId } from './fields.ts';
import { tradeSettingsSchema } from './shop-settings.ts';
import { sumOfPieces, type Pieces } from '@shop/shop-rules/size-stock';

export const productLookupSchema = z.object({ ids: z.array(id).max(200), buyer: id });
export type ProductLookupInput = z.infer<typeof productLookupSchema>;

/** `stock`: pieces or places free to sell, plus the buyer's unpaid ones; `isOwnHold`: only those. */
const productSnapshotSchema = z.object({
  _id: z.string(),
  title: z.string(),
  images: z.array(z.string()),
  placeholder: z.string(),
  priceCents: z.int(),
  salePriceCents: z.int().nullable(),
  /** Whether the sale is a lawful reduction; only during a sale. */
  reduction: z
    .object({
      isLawful: z.boolean(),
      lowestCents: z.int().nullable(),
      highestLawfulCents: z.int().nullable(),
    })
    .optional(),
  vatClass: z.enum(vatClasses),
  stock: z.int(),
  isOwnHold: z.literal(true).optional(),
  /** Where stock is kept by size. */
  pieces: z.record(z.string(), z.int()).optional(),
  sizes: z.array(z.string()),
  /** '' without one. */
  imageColours: z.array(z.string()),
  madeToOrder: z.boolean().optional(),
  toOrder: z
    .object({
      daysOfWork: z.int(),
      waiting: z.int(),
      queuedDays: z.int(),
      daysPerWeek: z.int(),
      closedWeeks: z.array(z.string()),
      measures: z.array(measureBoundsSchema).optional(),
    })
    .optional(),
});
export type ProductSnapshot = z.infer<typeof productSnapshotSchema>;

/**
 * Answer of catalog's POST /internal/products/lookup, without unknown and hidden products; settings of the same moment.
 */
export const productLookupAnswerSchema = z.object({
  products: z.array(productSnapshotSchema),
  settings: tradeSettingsSchema,
});
export type ProductLookup = z.infer<typeof productLookupAnswerSchema>;

const pieces = z.record(sizeId, z.int().min(1));

/** `buyer`: owner of the unpaid hold, null when paid. `sizes`: pieces by size, adding up to the quantity. */
export const reserveSchema = z
  .object({
    orderID: id,
    productID: id,
    quantity: z.int().min(1),
    sizes: pieces,
    generation: z.int().min(0),
    buyer: id.nullable(),
    toOrder: z.literal(true).optional(),
  })
  .refine(isWhole, { path: ['sizes'] });
export type ReserveInput = z.infer<typeof reserveSchema>;
export const reservedSchema = z.object({ queuedDays: z.int().optional() });
export type Reserved = z.infer<typeof reservedSchema>;
export const finishSchema = z.object({ orderID: id, productID: id });
export type FinishInput = z.infer<typeof finishSchema>;
export const releaseSchema = z.object({ orderID: id, productID: id, generation: z.int().min(0) });
export type ReleaseInput = z.infer<typeof releaseSchema>;
export const commitSchema = z
  .object({ orderID: id, productID: id, quantity: z.int().min(1), sizes: pieces })
  .refine(isWhole, { path: ['sizes'] });
export type CommitInput = z.infer<typeof commitSchema>;
/** Body of catalog's POST /internal/holds/withhold: the hold no longer counts as free for its buyer. */
export const withholdSchema = z.object({ orderID: id, productID: id });
export type WithholdInput = z.infer<typeof withholdSchema>;

/** Answer of catalog's GET /internal/holds. */
export const heldPiecesSchema = z.array(
  z.object({
    productID: id,
    orderID: id,
    generation: z.int(),
    paidPlaces: z.record(sizeId, z.int()).optional(),
  }),
);
export type HeldPieces = z.infer<typeof heldPiecesSchema>;

/** Body of catalog's POST /internal/holds/return: sold pieces go back on sale, once per refund. */
export const returnSchema = z
  .object({
    orderID: id,
    productID: id,
    refundId: z.string().regex(/^[a-z0-9_]{1,80}$/),
    quantity: z.int().min(1),
    sizes: pieces,
  })
  .refine(isWhole, { path: ['sizes'] });
export type ReturnInput = z.infer<typeof returnSchema>;

function isWhole(input: { quantity: number; sizes: Pieces }): boolean {
  return sumOfPieces(input.sizes) === input.quantity;
}
