import { vatClasses } from '@shop/money';
import { z } from 'zod';
import { id, sizeId } from './fields.ts';
import { tradeSettingsSchema } from './shop-settings.ts';
import { sumOfPieces, type Pieces } from '@shop/shop-rules/size-stock';

/* What catalog is asked for behind the gateway: products, and holds on their stock. */

/** `buyer`: who wants to buy them. */
export const productLookupSchema = z.object({ ids: z.array(id).max(200), buyer: id });
export type ProductLookupInput = z.infer<typeof productLookupSchema>;

/**
 * What catalog tells of a product that can be bought; `stock` is what its buyer can have: what is free to sell, and what
 * the buyer's own unpaid checkout holds.
 */
const productSnapshotSchema = z.object({
  _id: z.string(),
  title: z.string(),
  images: z.array(z.string()),
  placeholder: z.string(),
  priceCents: z.int(),
  /** null when the product is not on sale. */
  salePriceCents: z.int().nullable(),
  /** Whether its sale is a lawful reduction; only on sale. */
  reduction: z
    .object({
      isLawful: z.boolean(),
      lowestCents: z.int().nullable(),
      highestLawfulCents: z.int().nullable(),
    })
    .optional(),
  vatClass: z.enum(vatClasses),
  stock: z.int(),
  /** The same by size, where the product's pieces are kept so. */
  pieces: z.record(z.string(), z.int()).optional(),
  sizes: z.array(z.string()),
  /** The name of each model's colour, '' where it has none. */
  imageColours: z.array(z.string()),
  /** Made for its buyer alone. */
  madeToOrder: z.boolean().optional(),
});
export type ProductSnapshot = z.infer<typeof productSnapshotSchema>;

/**
 * Answer of catalog's POST /internal/products/lookup; unknown and hidden products are left out. The settings are of the
 * same moment, so that what is bought and how it is delivered need no second question.
 */
export const productLookupAnswerSchema = z.object({
  products: z.array(productSnapshotSchema),
  settings: tradeSettingsSchema,
});
export type ProductLookup = z.infer<typeof productLookupAnswerSchema>;

const pieces = z.record(sizeId, z.int().min(1));

/**
 * `buyer`: whose checkout holds the pieces, so that they count as free for this buyer's cart; null where they are paid.
 * `sizes`: how many of which size; together they are the quantity.
 */
export const reserveSchema = z
  .object({
    orderID: id,
    productID: id,
    quantity: z.int().min(1),
    sizes: pieces,
    gen: z.int().min(0),
    buyer: id.nullable(),
  })
  .refine(isWhole, { path: ['sizes'] });
export type ReserveInput = z.infer<typeof reserveSchema>;
export const releaseSchema = z.object({ orderID: id, productID: id, gen: z.int().min(0) });
export type ReleaseInput = z.infer<typeof releaseSchema>;
export const commitSchema = z
  .object({ orderID: id, productID: id, quantity: z.int().min(1), sizes: pieces })
  .refine(isWhole, { path: ['sizes'] });
export type CommitInput = z.infer<typeof commitSchema>;
/** Body of catalog's POST /internal/holds/withhold: the hold stays, but counts as free for nobody any more. */
export const withholdSchema = z.object({ orderID: id, productID: id });
export type WithholdInput = z.infer<typeof withholdSchema>;

/** Answer of catalog's GET /internal/holds: which order holds pieces of which product, and in which generation. */
export const heldPiecesSchema = z.array(z.object({ productID: id, orderID: id, gen: z.int() }));
export type HeldPieces = z.infer<typeof heldPiecesSchema>;

/**
 * Body of catalog's POST /internal/holds/return: sold pieces of an order go back on sale, once for each refund that they
 * came back with.
 */
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
