import { vatClasses } from '@shop/money';
import { z } from 'zod';
import { categoryIds, collectionIds, normaliseCollection } from '@shop/shop-rules/categories';
import {
  id,
  moment,
  priceCents,
  requiredMultilineText,
  requiredText,
  sizeId,
  text,
  wholeNumber,
} from './fields.ts';
import { MAX_DETAILS, uploadUrlPattern } from '@shop/shop-rules/picture';
import { productKindIds } from '@shop/shop-rules/product-kinds';
import { productStates } from './product.ts';
import { safetyFields } from './product-safety.ts';
import { sumOfPieces } from '@shop/shop-rules/size-stock';
import { adminStockReasons, MAX_STOCK_NOTE } from '@shop/shop-rules/stock-reasons';

const MAX_STOCK = 1_000_000;
const MAX_SIZES = 20;
const MAX_IMAGES = 10;

/** Only pictures of the shop's own: a foreign address would be fetched by every visitor's browser. */
const image = z.string().regex(uploadUrlPattern, { error: 'Lataa kuva ensin kauppaan.' });

const images = z
  .union([z.array(image), image.transform((one) => [one])], { error: 'Lisää ainakin yksi kuva.' })
  .pipe(
    z
      .array(image)
      .min(1, { error: 'Lisää ainakin yksi kuva.' })
      .max(MAX_IMAGES, { error: 'Enintään 10 kuvaa.' }),
  );

/** Close-ups and other views: shown beside the models, never a model, never on an order. */
const details = z.array(image).max(MAX_DETAILS, { error: `Enintään ${MAX_DETAILS} yksityiskohtaa.` });

const fibre = z.object({ name: requiredText(40), share: wholeNumber(1, 100) });

/** What the label's law asks of them, their names and their sum, is a notice in the back office and stops no saving. */
const fibres = z.array(fibre).max(6, { error: 'Enintään 6 kuitua.' });

/** Nothing, null and '' mean no sale price. No union of both: what a price does not take is told in its own words. */
const salePrice = z
  .preprocess((sent) => (sent === '' ? null : sent), priceCents.nullable())
  .transform((cents) => cents ?? null);

/** Pieces by size; its keys are compared with the product's sizes where those are known. */
const pieces = z
  .record(sizeId, wholeNumber(0, MAX_STOCK), { error: 'Anna kappaleet koittain.' })
  .refine((list) => Object.keys(list).length <= MAX_SIZES, { error: 'Kokoja on liikaa.' });

/** Buyers read 'S' and 's' as one size. */
const sizes = z
  .array(sizeId)
  .max(MAX_SIZES, { error: `Enintään ${MAX_SIZES} kokoa.` })
  .refine((list) => new Set(list.map((size) => size.toLowerCase())).size === list.length, {
    error: 'Anna jokainen koko vain kerran.',
  });

const MAX_MEASURES = 5;
const noMeasure = { error: 'Anna mitat senttimetreinä, esimerkiksi 64,5.' };
const centimetres = z.number(noMeasure).min(0.1, noMeasure).max(999, noMeasure);
/** The product's own measures in centimetres: a value for each heading in each size that was measured. */
const measures = z
  .object({
    names: z
      .array(requiredText(30))
      .min(1, { error: 'Kirjoita mittojen otsikot ensimmäiselle riville.' })
      .max(MAX_MEASURES, { error: `Enintään ${MAX_MEASURES} mittaa.` }),
    bySize: z.record(sizeId, z.array(centimetres), { error: 'Aloita rivi koolla, esimerkiksi M: 52; 64,5.' }),
  })
  .refine(({ names, bySize }) => Object.values(bySize).every(({ length }) => length === names.length), {
    error: 'Anna jokaiselle koolle yhtä monta mittaa kuin otsikoita on.',
  });

const makersNote = z.object({ words: requiredMultilineText(300), who: text(120) });

/** So many products can the maker name that go with one. */
const MAX_GOES_WITH = 4;

type SentDates = { saleStart?: Date | null | undefined; saleEnd?: Date | null | undefined };
const endsAfterStart = ({ saleStart, saleEnd }: SentDates): boolean =>
  !saleStart || !saleEnd || saleEnd > saleStart;
const endError = { error: 'Alennuksen on päätyttävä alkamisensa jälkeen.', path: ['saleEnd'] };

/** A reduction that many products have together, by the id that its sender gave it; without a sale price it is taken back. */
const campaign = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{8,40}$/, { error: 'Virheellinen tunnus.' }),
    salePrice,
    saleStart: moment.optional(),
    saleEnd: moment.optional(),
  })
  .refine(endsAfterStart, endError);

const fields = {
  images,
  imageTexts: z.array(text(300)).max(MAX_IMAGES).optional(),
  /** What colour each model has, by its name; '' where nobody said. */
  imageColours: z.array(text(30)).max(MAX_IMAGES).optional(),
  details: details.optional(),
  detailTexts: z.array(text(300)).max(MAX_DETAILS).optional(),
  title: requiredText(120),
  description: requiredMultilineText(4000),
  kategoria: z.enum(categoryIds, { error: 'Valitse kategoria.' }),
  kokoelmat: z
    .string()
    .transform(normaliseCollection)
    .pipe(z.union([z.literal(''), z.enum(collectionIds)], { error: 'Valitse kokoelma.' }))
    .optional(),
  material: requiredText(200),
  fibres: fibres.optional(),
  care: z.array(requiredText(120)).max(12, { error: 'Enintään 12 ohjetta.' }).optional(),
  price: priceCents,
  salePrice: salePrice.optional(),
  vatClass: z.enum(vatClasses, { error: 'Valitse verokanta.' }).optional(),
  /** From when until when the sale price holds; without them at once and until it is taken away. */
  saleStart: moment.optional(),
  saleEnd: moment.optional(),
  stock: wholeNumber(0, MAX_STOCK),
  sizes: sizes.optional(),
  /** What kind of thing it is; '' lets the shop read it from name, sizes and category. */
  kind: z.union([z.literal(''), z.enum(productKindIds)], { error: 'Valitse laji.' }).optional(),
  /** Its own measures in the place of its kind's, or null for none. */
  measures: measures.nullable().optional(),
  /** The measures of a thing that has no sizes, such as '40 × 38 cm'. */
  dimensions: text(80).optional(),
  makersNote: makersNote.nullable().optional(),
  ...safetyFields,
  goesWith: z
    .array(id)
    .max(MAX_GOES_WITH, { error: `Enintään ${MAX_GOES_WITH} tuotetta.` })
    .optional(),
  colours: z.array(requiredText(30)).max(12, { error: 'Enintään 12 väriä.' }).optional(),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Vain pieniä kirjaimia, numeroita ja väliviivoja.' })
    .max(80)
    .optional(),
  state: z.enum(productStates).optional(),
  /** Each is made for its buyer alone, so that nobody may withdraw from buying it. */
  madeToOrder: z.boolean().optional(),
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

type SentPictures = { images?: string[] | undefined; details?: string[] | undefined };
const isEitherOr = ({ images: models = [], details: views = [] }: SentPictures): boolean =>
  views.every((view) => !models.includes(view));
const eitherOrError = { error: 'Kuva on joko malli tai yksityiskohta.', path: ['details'] };

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
    .refine(endsAfterStart, endError)
    .refine(isEitherOr, eitherOrError)
    .refine(stockIsSum, sumError),
);
export type ProductInput = z.infer<typeof productInputSchema>;

/**
 * An edit: only the fields that it sends are checked and set. `version` makes it refuse a stale edit, `seenStock` one
 * of a stock that has moved since. With `pieces` the stock is kept by size from then on, with null it no longer is; with
 * `seenPieces` only the sizes that differ from what was seen are set, and refused where they have moved since.
 * With `keepLowerSale` a sale price that is lower than the sent one stays, unless it is over or begins after it.
 * `campaigns` puts the product into those that it names, or takes it out; of all sales that hold at a moment the lowest
 * price is asked. With `lawfulOnly` an edit that brings an unlawful reduction is refused; for campaigns that is the rule. The
 * reason and the note go into the stock's ledger, if the edit changes the stock.
 */
export const productEditSchema = z.preprocess(
  imageAlias,
  z
    .object({
      ...fields,
      stockReason: z.enum(adminStockReasons, { error: 'Valitse varaston muutoksen syy.' }),
      stockNote: text(MAX_STOCK_NOTE),
      seenStock: wholeNumber(0, MAX_STOCK),
      pieces: pieces.nullable(),
      seenPieces: pieces,
      keepLowerSale: z.boolean(),
      lawfulOnly: z.boolean(),
      campaigns: z.array(campaign).max(20),
      version: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    })
    .partial()
    .refine(saleBelowPrice, saleError)
    .refine(endsAfterStart, endError)
    .refine(isEitherOr, eitherOrError)
    .refine(stockIsSum, sumError),
);
export type ProductEdit = z.infer<typeof productEditSchema>;
