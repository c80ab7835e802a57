import type { Product } from '@shop/contracts/product';
import { expect, test } from 'vitest';
import { productData } from './product-data.ts';

const shop = {
  publicUrl: 'https://kauppa.example',
  brand: 'Luonnonlanka',
  delivery: { cents: 0, freeAboveCents: null, days: '2–4 arkipäivää' },
};
const dress = {
  _id: '65f',
  title: 'Aitta-mekko',
  description: 'Pellavaa.',
  images: ['/uploads/a/1200.jpg'],
  imageColours: [],
  details: [],
  material: 'Pellava',
  kategoria: 'mekot',
  price: 129,
  salePrice: 0,
  saleEnd: '',
  stock: 2,
  sizes: ['S', 'M'],
} as unknown as Product;

test('without stock a product made to order is offered from the end of its week on', () => {
  const queue = { free: 3, waiting: 1, week: '2027-W03' };
  expect(productData({ ...dress, stock: 0, queue }, shop)[0]).toMatchObject({
    offers: { availability: 'https://schema.org/BackOrder', availabilityStarts: '2027-01-24' },
  });
});

const aReview = {
  id: 'a',
  name: 'Aino',
  stars: 4,
  text: 'Lämmin.',
  size: 'M',
  fit: null,
  pictures: [],
  at: '2026-11-20T10:00:00.000Z',
  reply: null,
  hiddenFor: null,
  isExample: false,
};
const stars = { average: 4, stars: [0, 0, 0, 1, 0], fit: { small: 0, true: 0, large: 0 } };

test('only reviews of buyers are in the structured data: no example, and no hidden text', () => {
  const reviews = {
    summary: { ...stars, count: 3, real: { count: 2, average: 3.5 } },
    reviews: [
      aReview,
      { ...aReview, id: 'b', isExample: true },
      { ...aReview, id: 'c', hiddenFor: 'advert' as const, text: '' },
    ],
    total: 3,
  };
  const [data] = productData(dress, { ...shop, reviews });
  expect(data).toMatchObject({ aggregateRating: { ratingValue: 3.5, reviewCount: 2 } });
  expect((data as { review: object[] }).review).toMatchObject([
    { author: { name: 'Aino' }, reviewRating: { ratingValue: 4 }, datePublished: '2026-11-20' },
  ]);
  const examples = { ...reviews, summary: { ...stars, count: 1, real: { count: 0, average: 0 } } };
  for (const list of [examples, null])
    expect(productData(dress, { ...shop, reviews: list })[0]).not.toHaveProperty('aggregateRating');
});

test('a product whose sizes share its stock is one offer', () => {
  expect(productData(dress, shop)[0]).toMatchObject({
    '@type': 'Product',
    sku: '65f',
    offers: { price: '129.00', availability: 'https://schema.org/InStock' },
  });
});

test('a product with stock by size states the availability of each size', () => {
  const [data] = productData({ ...dress, pieces: { S: 2, M: 0 } }, shop);
  const variant = (size: string, availability: string) => ({
    '@type': 'Product',
    name: `Aitta-mekko, ${size}`,
    sku: `65f-${size}`,
    size,
    image: ['https://kauppa.example/uploads/a/1200.jpg'],
    offers: { price: '129.00', availability: `https://schema.org/${availability}` },
  });
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '65f',
    variesBy: ['https://schema.org/size'],
    hasVariant: [variant('S', 'InStock'), variant('M', 'OutOfStock')],
  });
  expect(data).not.toHaveProperty('offers');
});

test('a product that is made to order is offered without a return', () => {
  const [data] = productData({ ...dress, madeToOrder: true }, shop);
  const returnPolicyCategory = 'https://schema.org/MerchantReturnNotPermitted';
  expect(data).toMatchObject({ offers: { hasMerchantReturnPolicy: { returnPolicyCategory } } });
});

test.each([
  [true, { price: '99.00', priceValidUntil: '2026-12-24T22:00:00.000Z' }],
  [false, { price: '99.00' }],
])(
  'a sale is offered at its current price, with its end where it is a lawful reduction (%s)',
  (isLawful, offer) => {
    const reduction = { isLawful, lowestPrice: 129, highestLawfulPrice: 128.99 };
    const sale = { salePrice: 99, saleEnd: '2026-12-24T22:00:00.000Z', reduction };
    const [data] = productData({ ...dress, ...sale }, shop) as [{ offers: object }];
    expect(data.offers).toMatchObject(offer);
    expect('priceValidUntil' in data.offers).toBe(isLawful);
    expect(JSON.stringify(data)).not.toContain('129');
  },
);
