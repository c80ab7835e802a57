import { z } from 'zod';
import { categoryIds, collectionIds, normaliseCollection } from './categories.ts';
import { priceCents, requiredText, sizeId, text, wholeNumber } from './fields.ts';
import { uploadUrlPattern } from './picture.ts';
import { makersStockReasons, MAX_STOCK_NOTE } from './stock-reasons.ts';

const MAX_STOCK = 1_000_000;

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
  sizes: z.array(sizeId).max(20).optional(),
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

/** A new product. `price` and `salePrice` come out as integer cents. */
export const productInputSchema = z.preprocess(
  imageAlias,
  z.object(fields).refine(saleBelowPrice, saleError),
);
export type ProductInput = z.infer<typeof productInputSchema>;

/**
 * An edit: only the fields that it sends are checked and set. `version` makes it refuse a stale edit, `seenStock` one
 * of a stock that has moved since. With `keepLowerSale` a sale price that is lower than the sent one stays. The reason
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
      keepLowerSale: z.boolean(),
      version: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    })
    .partial()
    .refine(saleBelowPrice, saleError),
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
  sizes: z.array(z.string()),
  colours: z.array(z.string()),
  state: z.enum(productStates),
  /** ISO 8601. */
  createdAt: z.string(),
  version: z.int(),
});
export type Product = z.infer<typeof productSchema>;
