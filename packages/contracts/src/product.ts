import { z } from 'zod';
import { categoryIds, collectionIds, normaliseCollection } from './categories.ts';
import { priceCents, requiredText, sizeId, text, wholeNumber } from './fields.ts';
import { uploadUrlPattern } from './picture.ts';
import { sumOfPieces } from './size-stock.ts';
import { makersStockReasons, MAX_STOCK_NOTE } from './stock-reasons.ts';

const MAX_STOCK = 1_000_000;
const MAX_SIZES = 20;

const productStates = ['published', 'draft'] as const;
export type ProductState = (typeof productStates)[number];

/** Only pictures of the shop's own: a foreign address would be fetched by every visitor's browser. */
const image = z.string().regex(uploadUrlPattern, { error: 'Lataa kuva ensin kauppaan.' });

const images = z
  .union([z.array(image), image.transform((one) => [one])], { error: 'Lisää ainakin yksi kuva.' })
  .pipe(
    z.array(image).min(1, { error: 'Lisää ainakin yksi kuva.' }).max(10, { error: 'Enintään 10 kuvaa.' }),
  );

const fibre = z.object({ name: requiredText(40), share: wholeNumber(1, 100) });

const fibres = z
  .array(fibre)
  .max(6)
  .refine((list) => list.length === 0 || list.reduce((sum, one) => sum + one.share, 0) === 100, {
    error: 'Kuituosuuksien summan on oltava 100 %.',
  });

/** Nothing, null and '' mean no sale price. */
const salePrice = z
  .union([z.literal('').transform(() => null), z.null(), priceCents])
  .transform((cents) => cents ?? null);

/** Pieces by size; its keys are compared with the product's sizes where those are known. */
const pieces = z
  .record(sizeId, wholeNumber(0, MAX_STOCK))
  .refine((list) => Object.keys(list).length <= MAX_SIZES, { error: 'Kokoja on liikaa.' });

const fields = {
  images,
  imageTexts: z.array(text(300)).max(10).optional(),
  title: requiredText(120),
  description: requiredText(4000),
  kategoria: z.enum(categoryIds, { error: 'Valitse kategoria.' }),
  kokoelmat: z
    .string()
    .transform(normaliseCollection)
    .pipe(z.union([z.literal(''), z.enum(collectionIds)], { error: 'Valitse kokoelma.' }))
    .optional(),
  material: requiredText(200),
  fibres: fibres.optional(),
  care: z.array(requiredText(120)).max(12).optional(),
  price: priceCents,
  salePrice: salePrice.optional(),
  stock: wholeNumber(0, MAX_STOCK),
  sizes: z.array(sizeId).max(MAX_SIZES).optional(),
  colours: z.array(requiredText(30)).max(12).optional(),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Vain pieniä kirjaimia, numeroita ja väliviivoja.' })
    .max(80)
    .optional(),
  state: z.enum(productStates).optional(),
};

const saleBelowPrice = (product: {
  price?: number | undefined;
  salePrice?: number | null | undefined;
}): boolean => product.price === undefined || product.salePrice == null || product.salePrice < product.price;
const saleError = { error: 'Alennushinnan on oltava pienempi kuin hinta.', path: ['salePrice'] };

/** Old clients send the list as `image`; `images` wins when both are there. */
function imageAlias(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !('image' in body)) return body;
  const { image: alias, ...rest } = body as { image: unknown; images?: unknown };
  return rest.images === undefined ? { ...rest, images: alias } : rest;
}

type SentStock = { stock?: number | undefined; pieces?: Record<string, number> | null | undefined };
const stockIsSum = ({ stock, pieces: sent }: SentStock): boolean =>
  stock === undefined || !sent || sumOfPieces(sent) === stock;
const sumError = { error: 'Varaston on oltava kokojen kappaleiden summa.', path: ['stock'] };

/**
 * A new product. `price` and `salePrice` come out as integer cents. With `pieces` the stock is kept by size: one number
 * for each of its sizes, and `stock` is their sum.
 */
export const productInputSchema = z.preprocess(
  imageAlias,
  z
    .object({ ...fields, pieces: pieces.nullable().optional() })
    .refine(saleBelowPrice, saleError)
    .refine(stockIsSum, sumError),
);
export type ProductInput = z.infer<typeof productInputSchema>;

/**
 * An edit: only the fields that it sends are checked and set. `version` makes it refuse a stale edit, `seenStock` one
 * of a stock that has moved since. With `pieces` the stock is kept by size from then on, with null it no longer is; with
 * `seenPieces` only the sizes that differ from what was seen are set, and refused where they have moved since.
 * With `keepLowerSale` a sale price that is lower than the sent one stays. The reason
 * and the note go into the stock's ledger, if the edit changes the stock.
 */
export const productEditSchema = z.preprocess(
  imageAlias,
  z
    .object({
      ...fields,
      stockReason: z.enum(makersStockReasons, { error: 'Valitse varaston muutoksen syy.' }),
      stockNote: text(MAX_STOCK_NOTE),
      seenStock: wholeNumber(0, MAX_STOCK),
      pieces: pieces.nullable(),
      seenPieces: pieces,
      keepLowerSale: z.boolean(),
      version: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    })
    .partial()
    .refine(saleBelowPrice, saleError)
    .refine(stockIsSum, sumError),
);
export type ProductEdit = z.infer<typeof productEditSchema>;

/** A product as every call answers it; prices in euros. */
export const productSchema = z.object({
  _id: z.string(),
  slug: z.string().optional(),
  images: z.array(z.string()),
  /** A tiny blurred preview of each image as a data URI; '' while it is still being made. */
  placeholders: z.array(z.string()),
  /** What is seen in each image, in Finnish. */
  imageTexts: z.array(z.string()),
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
  /** The lowest price of the 30 days before the sale began; only on sale, and only where there was such a price. */
  lowestPrice: z.number().optional(),
  /** What can be sold right now: reservations are taken off. */
  stock: z.int(),
  /** Its parts by size, one for each of the sizes, where they are kept so. */
  pieces: z.record(z.string(), z.int()).optional(),
  sizes: z.array(z.string()),
  colours: z.array(z.string()),
  state: z.enum(productStates),
  /** ISO 8601. */
  createdAt: z.string(),
  version: z.int(),
});
export type Product = z.infer<typeof productSchema>;
