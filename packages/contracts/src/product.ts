import { vatClasses } from '@shop/money';
import { z } from 'zod';
import { measureBoundsSchema } from './custom-piece.ts';
import { categoryIds, collectionIds } from '@shop/shop-rules/categories';
import { productKindIds } from '@shop/shop-rules/product-kinds';

export const productStates = ['published', 'draft'] as const;
export type ProductState = (typeof productStates)[number];

/** A product in every answer; prices in euros. */
export const productSchema = z.object({
  _id: z.string(),
  slug: z.string().optional(),
  images: z.array(z.string()),
  /** Blurred data URI of each image; '' until made. */
  placeholders: z.array(z.string()),
  imageTexts: z.array(z.string()),
  /** '' when unknown. */
  imageColours: z.array(z.string()).default([]),
  /** Further views with previews and alternative texts. */
  details: z.array(z.string()).default([]),
  detailPlaceholders: z.array(z.string()).default([]),
  detailTexts: z.array(z.string()).default([]),
  title: z.string(),
  description: z.string(),
  /** '' in a draft without one. */
  kategoria: z.union([z.literal(''), z.enum(categoryIds)]),
  kokoelmat: z.union([z.literal(''), z.enum(collectionIds)]),
  material: z.string(),
  fibres: z.array(z.object({ name: z.string(), share: z.number() })),
  care: z.array(z.string()),
  price: z.number(),
  salePrice: z.number(),
  /**
   * ISO 8601; '' for no bound. Shoppers get the current sale, admins the product's own sale with campaigns beside it.
   */
  saleStart: z.string().default(''),
  saleEnd: z.string().default(''),
  campaigns: z
    .array(z.object({ id: z.string(), salePrice: z.number(), saleStart: z.string(), saleEnd: z.string() }))
    .optional(),
  /** For admins, where it differs from the product's own sale. */
  priceNow: z.number().optional(),
  /** Of the 30 days before the sale. */
  lowestPrice: z.number().optional(),
  /** Whether the sale is a lawful reduction; for admins also of a coming sale. */
  reduction: z
    .object({
      isLawful: z.boolean(),
      lowestPrice: z.number().nullable(),
      highestLawfulPrice: z.number().nullable(),
    })
    .optional(),
  vatClass: z.enum(vatClasses),
  /** Without held pieces. */
  stock: z.int(),
  pieces: z.record(z.string(), z.int()).optional(),
  /** People waiting for it; admins only. */
  waiting: z.int().optional(),
  sizes: z.array(z.string()),
  kind: z.union([z.literal(''), z.enum(productKindIds)]).default(''),
  measures: z
    .object({ names: z.array(z.string()), bySize: z.record(z.string(), z.array(z.number())) })
    .optional(),
  dimensions: z.string().default(''),
  makersNote: z.object({ words: z.string(), who: z.string() }).optional(),
  manufacturer: z.object({ name: z.string(), address: z.string(), email: z.string() }).optional(),
  identifier: z.string().default(''),
  warnings: z.string().default(''),
  goesWith: z.array(z.string()).default([]),
  colours: z.array(z.string()),
  madeToOrder: z.literal(true).optional(),
  toOrder: z
    .object({
      daysOfWork: z.int(),
      maxQueue: z.int(),
      measures: z.array(measureBoundsSchema).optional(),
    })
    .optional(),
  /** While it sells to order; `week` for one more piece. */
  queue: z.object({ free: z.int(), waiting: z.int(), week: z.string() }).optional(),
  state: z.enum(productStates),
  createdAt: z.string(),
  deletedAt: z.string().optional(),
  version: z.int(),
});
export type Product = z.infer<typeof productSchema>;
