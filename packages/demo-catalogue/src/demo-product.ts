import { sizeId } from '@shop/contracts';
import { categoryIds, collectionIds, oneSize, productKindIds } from '@shop/shop-rules';
import { z } from 'zod';
import { dyeNames } from './dyes.ts';

const views = ['hero', 'angle', 'close-up', 'folded', 'detail', 'colourway'] as const;

const kinds = [
  'sweater',
  'cardigan',
  'vest',
  'dress',
  'shirt',
  'jacket',
  'skirt',
  'trousers',
  'beanie',
  'mittens',
  'socks',
  'slippers',
  'scarf',
  'shawl',
  'necklace',
  'earrings',
  'bag',
  'pouch',
  'cushion',
  'blanket',
  'towel',
  'coasters',
  'skein',
  'ball',
] as const;

const colours = z.array(z.enum(dyeNames)).min(1).max(5);

const pictureSchema = z.object({
  view: z.enum(views),
  alt: z.string().min(15).max(300),
  colours: colours.optional(),
  model: z.string().max(30).optional(),
});

/** Picture n (from 1) is `originals/<slug>-<n>.webp`. */
export const demoProductSchema = z
  .object({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: z.string().min(3).max(60),
    description: z.string().min(80).max(600),
    kategoria: z.enum(categoryIds),
    kokoelmat: z.enum(collectionIds),
    material: z.string().min(4).max(60),
    fibres: z
      .array(z.object({ name: z.string().min(3).max(40), share: z.int().min(1).max(100) }))
      .min(1)
      .refine((list) => list.reduce((sum, { share }) => sum + share, 0) === 100, {
        error: 'the shares must sum to 100',
      }),
    care: z.array(z.string().min(5).max(120)).min(1).max(6),
    price: z.number().min(12).max(390),
    salePrice: z.number().min(12).optional(),
    stock: z.int().min(0).max(200),
    sizes: z.array(sizeId).min(1),
    shopKind: z.enum(productKindIds).optional(),
    dimensions: z.string().min(4).max(60).optional(),
    makersNote: z.object({ words: z.string().min(20).max(200), who: z.string().min(5).max(100) }).optional(),
    toOrder: z
      .object({
        daysOfWork: z.int(),
        maxQueue: z.int(),
        measures: z.array(z.object({ name: z.string(), minCm: z.number(), maxCm: z.number() })).optional(),
      })
      .optional(),
    pieces: z.record(sizeId, z.int().min(1)).optional(),
    kind: z.enum(kinds),
    colours,
    pictures: z.array(pictureSchema).min(1).max(5),
  })
  .refine(({ price, salePrice }) => salePrice === undefined || salePrice < price, {
    error: 'the sale price must be below the price',
  })
  .refine(({ pictures }) => pictures.every(({ view }, index) => (view === 'hero') === (index === 0)), {
    error: 'the first picture, and only that, is the hero',
  })
  .refine(({ pictures }) => pictures.every(({ view, colours: own }) => view !== 'colourway' || own), {
    error: 'a colourway names its colours',
  });

export type DemoProduct = z.infer<typeof demoProductSchema>;

export const sizes = {
  garment: ['XS', 'S', 'M', 'L', 'XL'],
  hand: ['S', 'M', 'L'],
  foot: ['36-38', '39-41', '42-44'],
  one: [oneSize],
};
