import { vatClasses } from '@shop/money';
import { z } from 'zod';
import { categoryIds, collectionIds, normaliseCollection } from '@shop/shop-rules/categories';
import { toOrderInput } from './custom-piece.ts';
import {
  id,
  moment,
  multilineText,
  priceCents,
  requiredMultilineText,
  requiredText,
  sizeId,
  text,
  wholeNumber,
} from './fields.ts';
import { MAX_DETAILS, uploadUrlPattern } from '@shop/shop-rules/picture';
import { productKindIds } from '@shop/shop-rules/product-kinds';
import { productStates, type Product } from './product.ts';
import { safetyFields } from './product-safety.ts';
import { sumOfPieces } from '@shop/shop-rules/size-stock';
import { adminStockReasons, MAX_STOCK_NOTE } from '@shop/shop-rules/stock-reasons';

const MAX_STOCK = 1_000_000;
const MAX_SIZES = 20;
const MAX_IMAGES = 10;

/** Own pictures only: every visitor's browser would load a foreign address. */
const image = z.string().regex(uploadUrlPattern, { error: 'Lataa kuva ensin kauppaan.' });

const NO_IMAGE = { error: 'Lisää ainakin yksi kuva.' };
const imageList = z
  .union([z.array(image), image.transform((one) => [one])], NO_IMAGE)
  .pipe(z.array(image).max(MAX_IMAGES, { error: 'Enintään 10 kuvaa.' }));
const images = imageList.pipe(z.array(z.string()).min(1, NO_IMAGE));

/** Shown beside the models, never on an order. */
const details = z.array(image).max(MAX_DETAILS, { error: `Enintään ${MAX_DETAILS} yksityiskohtaa.` });

const fibre = z.object({ name: requiredText(40), share: wholeNumber(1, 100) });

/** The label's rules on names and sum are a notice in the back office. */
const fibres = z.array(fibre).max(6, { error: 'Enintään 6 kuitua.' });

/** Nothing, null and '' mean no sale. No union: errors keep a price's messages. */
const salePrice = z
  .preprocess((sent) => (sent === '' ? null : sent), priceCents.nullable())
  .transform((cents) => cents ?? null);

/** By size; keys are compared with the product's sizes where known. */
const pieces = z
  .record(sizeId, wholeNumber(0, MAX_STOCK), { error: 'Anna kappaleet koittain.' })
  .refine((list) => Object.keys(list).length <= MAX_SIZES, { error: 'Kokoja on liikaa.' });

/** 'S' and 's' are one size. */
const sizes = z
  .array(sizeId)
  .max(MAX_SIZES, { error: `Enintään ${MAX_SIZES} kokoa.` })
  .refine((list) => new Set(list.map((size) => size.toLowerCase())).size === list.length, {
    error: 'Anna jokainen koko vain kerran.',
  });

const MAX_MEASURES = 5;
const noMeasure = { error: 'Anna mitat senttimetreinä, esimerkiksi 64,5.' };
const centimetres = z.number(noMeasure).min(0.1, noMeasure).max(999, noMeasure);
/** Own measures in cm: a value for each heading and measured size. */
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

const MAX_GOES_WITH = 4;

type SentDates = { saleStart?: Date | null | undefined; saleEnd?: Date | null | undefined };
const endsAfterStart = ({ saleStart, saleEnd }: SentDates): boolean =>
  !saleStart || !saleEnd || saleEnd > saleStart;
const endError = { error: 'Alennuksen on päätyttävä alkamisensa jälkeen.', path: ['saleEnd'] };

/** Id, chosen by the client for a reduction of many products; removed without a sale price. */
const campaign = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{8,40}$/, { error: 'Virheellinen tunnus.' }),
    salePrice,
    saleStart: moment.optional(),
    saleEnd: moment.optional(),
  })
  .refine(endsAfterStart, endError);

const kategoria = z.enum(categoryIds, { error: 'Valitse kategoria.' });

/** Fields without which a product is not published. */
const required = {
  images,
  title: requiredText(120),
  description: requiredMultilineText(4000),
  kategoria,
  material: requiredText(200),
  price: priceCents,
};
export const publishableSchema = z.object(required);

const draftFields = {
  images: imageList,
  description: multilineText(4000),
  kategoria: z.union([z.literal(''), z.enum(categoryIds)], { error: 'Valitse kategoria.' }),
  material: text(200),
  price: z
    .preprocess((sent) => (sent === '' ? null : sent), priceCents.nullable())
    .transform((cents) => cents ?? 0),
  stock: z.preprocess((sent) => (sent === '' ? 0 : sent), wholeNumber(0, MAX_STOCK)),
};

const fields = {
  ...required,
  imageTexts: z.array(text(300)).max(MAX_IMAGES).optional(),
  /** '' when unknown. */
  imageColours: z.array(text(30)).max(MAX_IMAGES).optional(),
  details: details.optional(),
  detailTexts: z.array(text(300)).max(MAX_DETAILS).optional(),
  kokoelmat: z
    .string()
    .transform(normaliseCollection)
    .pipe(z.union([z.literal(''), z.enum(collectionIds)], { error: 'Valitse kokoelma.' }))
    .optional(),
  fibres: fibres.optional(),
  care: z.array(requiredText(120)).max(12, { error: 'Enintään 12 ohjetta.' }).optional(),
  salePrice: salePrice.optional(),
  vatClass: z.enum(vatClasses, { error: 'Valitse verokanta.' }).optional(),
  /** Period of the sale price; open without bounds. */
  saleStart: moment.optional(),
  saleEnd: moment.optional(),
  stock: wholeNumber(0, MAX_STOCK),
  sizes: sizes.optional(),
  /** '' derives it from name, sizes and category. */
  kind: z.union([z.literal(''), z.enum(productKindIds)], { error: 'Valitse laji.' }).optional(),
  /** Replaces the measures of its kind; null for none. */
  measures: measures.nullable().optional(),
  /** Without sizes, such as '40 × 38 cm'. */
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
  madeToOrder: z.boolean().optional(),
  toOrder: toOrderInput.nullable().optional(),
};

const saleBelowPrice = (product: {
  price?: number | undefined;
  salePrice?: number | null | undefined;
}): boolean => product.price === undefined || product.salePrice == null || product.salePrice < product.price;
const saleError = { error: 'Alennushinnan on oltava pienempi kuin hinta.', path: ['salePrice'] };

/** Old clients send the list as `image`; `images` wins. */
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

type Checked = SentDates & SentPictures & SentStock & Parameters<typeof saleBelowPrice>[0];
const checked = <S extends z.ZodType<Checked>>(schema: S): S =>
  schema
    .refine(saleBelowPrice, saleError)
    .refine(endsAfterStart, endError)
    .refine(isEitherOr, eitherOrError)
    .refine(stockIsSum, sumError);

const newFields = { ...fields, pieces: pieces.nullable().optional() };

/** `price` and `salePrice` become integer cents. With `pieces` stock is kept by size, and `stock` is their sum. */
export const productInputSchema = z.preprocess(imageAlias, checked(z.object(newFields)));

/** As `productInputSchema`, but a draft needs only a title. */
export const newProductSchema = z.preprocess(
  imageAlias,
  z.discriminatedUnion('state', [
    checked(z.object({ ...newFields, state: z.literal('published').optional() })),
    checked(
      z.object({
        ...newFields,
        images: draftFields.images.default([]),
        description: draftFields.description.default(''),
        kategoria: draftFields.kategoria.default(''),
        material: draftFields.material.default(''),
        price: draftFields.price.default(0),
        stock: draftFields.stock.default(0),
        state: z.literal('draft'),
      }),
    ),
  ]),
);
export type ProductInput = Omit<z.infer<typeof productInputSchema>, 'kategoria'> & Pick<Product, 'kategoria'>;

const editFields = z
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
  .partial();

/**
 * Checks and sets only the fields sent; refuses a stale `version`, `seenStock` or `seenPieces`. `pieces: null` ends
 * stock by size; `lawfulOnly` refuses unlawful reductions. With `state: 'draft'` only the title is required.
 */
export const productEditSchema = z.preprocess(
  imageAlias,
  z.discriminatedUnion('state', [
    checked(editFields.extend({ state: z.literal('published').optional() })),
    checked(editFields.extend(z.object(draftFields).partial().shape).extend({ state: z.literal('draft') })),
  ]),
);
export type ProductEdit = z.infer<typeof productEditSchema>;
