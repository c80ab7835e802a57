import { vatClasses } from '@shop/money';
import { z } from 'zod';
import { categoryIds, collectionIds } from '@shop/shop-rules/categories';
import { productKindIds } from '@shop/shop-rules/product-kinds';

/** Whether shoppers see a product. */
export const productStates = ['published', 'draft'] as const;
export type ProductState = (typeof productStates)[number];

/** A product as every call answers it; prices in euros. */
export const productSchema = z.object({
  _id: z.string(),
  slug: z.string().optional(),
  images: z.array(z.string()),
  /** A tiny blurred preview of each image as a data URI; '' while it is still being made. */
  placeholders: z.array(z.string()),
  /** What is seen in each image, in Finnish. */
  imageTexts: z.array(z.string()),
  /** The colour of each image's model, by its name; '' where it is not known. */
  imageColours: z.array(z.string()).default([]),
  /** Close-ups and other views, with their previews and what is seen in them. */
  details: z.array(z.string()).default([]),
  detailPlaceholders: z.array(z.string()).default([]),
  detailTexts: z.array(z.string()).default([]),
  title: z.string(),
  description: z.string(),
  kategoria: z.enum(categoryIds),
  kokoelmat: z.union([z.literal(''), z.enum(collectionIds)]),
  material: z.string(),
  fibres: z.array(z.object({ name: z.string(), share: z.number() })),
  care: z.array(z.string()),
  price: z.number(),
  /** 0 when the product is not on sale. */
  salePrice: z.number(),
  /**
   * ISO 8601; '' for no bound. To shoppers all three are those of the sale that holds now; to the maker they are what the
   * product's own sale is to be, with its campaigns beside it.
   */
  saleStart: z.string().default(''),
  saleEnd: z.string().default(''),
  campaigns: z
    .array(z.object({ id: z.string(), salePrice: z.number(), saleStart: z.string(), saleEnd: z.string() }))
    .optional(),
  /** What the maker's product costs shoppers now, where that is not what its own sale says. */
  priceNow: z.number().optional(),
  /** The lowest price of the 30 days before the sale began; only on sale, and only where there was such a price. */
  lowestPrice: z.number().optional(),
  /**
   * Whether the sale that holds is a lawful reduction; only on sale. To admins also of a published product whose sale is to
   * come.
   */
  reduction: z
    .object({
      isLawful: z.boolean(),
      lowestPrice: z.number().nullable(),
      highestLawfulPrice: z.number().nullable(),
    })
    .optional(),
  /** Which VAT rate it is sold at; the prices include it. */
  vatClass: z.enum(vatClasses),
  /** What can be sold right now: reservations are taken off. */
  stock: z.int(),
  /** Its parts by size, one for each of the sizes, where they are kept so. */
  pieces: z.record(z.string(), z.int()).optional(),
  /** How many people wait for it to come back; told to the maker alone, where there are any. */
  waiting: z.int().optional(),
  sizes: z.array(z.string()),
  kind: z.union([z.literal(''), z.enum(productKindIds)]).default(''),
  measures: z
    .object({ names: z.array(z.string()), bySize: z.record(z.string(), z.array(z.number())) })
    .optional(),
  dimensions: z.string().default(''),
  /** What the maker says of it, and who that is. */
  makersNote: z.object({ words: z.string(), who: z.string() }).optional(),
  /** Who made it; the seller where it is not told. */
  manufacturer: z.object({ name: z.string(), address: z.string(), email: z.string() }).optional(),
  identifier: z.string().default(''),
  warnings: z.string().default(''),
  /** The ids of what the maker says goes with it. */
  goesWith: z.array(z.string()).default([]),
  colours: z.array(z.string()),
  madeToOrder: z.literal(true).optional(),
  state: z.enum(productStates),
  /** ISO 8601. */
  createdAt: z.string(),
  version: z.int(),
});
export type Product = z.infer<typeof productSchema>;
