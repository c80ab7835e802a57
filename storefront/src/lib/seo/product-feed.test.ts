import type { Product } from '@shop/contracts/product';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { productFeed } from './product-feed.ts';

const product: Product = {
  _id: '65f',
  images: ['/uploads/a/1200.jpg', '/uploads/b/1200.jpg'],
  placeholders: [],
  imageTexts: [],
  imageColours: ['kuusenvihreä', 'musta'],
  details: ['/uploads/c/1200.jpg'],
  detailPlaceholders: [],
  detailTexts: [],
  title: 'Aitta <mekko> & vyö',
  description: 'Pellavaa.\u0000',
  kategoria: 'korut',
  kokoelmat: '',
  material: 'Pellava',
  fibres: [],
  care: [],
  price: 1249,
  salePrice: 99.5,
  vatClass: 'general',
  saleStart: '',
  saleEnd: '',
  reduction: { isLawful: true, lowestPrice: 1249, highestLawfulPrice: 1248.99 },
  stock: 3,
  sizes: ['ONE'],
  colours: [],
  kind: '',
  dimensions: '',
  identifier: '',
  warnings: '',
  goesWith: [],
  state: 'published',
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
};
const shop = {
  publicUrl: 'https://kauppa.example',
  brand: 'Luonnonlanka',
  description: 'Villaa.',
  delivery: { cents: 690, freeAboveCents: 15_000 },
};

test('the feed carries each product with its price, availability, picture and brand [spec-146]', () => {
  const feed = productFeed([product], shop);
  for (const phrase of [
    '<g:id>65f</g:id>',
    '<g:link>https://kauppa.example/shop/products/65f</g:link>',
    '<g:image_link>https://kauppa.example/uploads/a/1200.jpg</g:image_link>',
    '<g:additional_image_link>https://kauppa.example/uploads/b/1200.jpg</g:additional_image_link>',
    '<g:additional_image_link>https://kauppa.example/uploads/c/1200.jpg</g:additional_image_link>',
    '<g:color>kuusenvihreä/musta</g:color>',
    '<g:availability>in_stock</g:availability>',
    '<g:price>1249.00 EUR</g:price><g:sale_price>99.50 EUR</g:sale_price>',
    '<g:country>FI</g:country><g:price>6.90 EUR</g:price>',
    '<g:brand>Luonnonlanka</g:brand>',
    '<g:product_type>Asusteet</g:product_type>',
    '<g:identifier_exists>no</g:identifier_exists>',
  ])
    expect(feed).toContain(phrase);
  expect(productFeed([{ ...product, identifier: 'S-1' }], shop)).toContain('<g:mpn>S-1</g:mpn>');
});

test('the feed stays well-formed XML for every input, and marks sold-out products', () => {
  const feed = productFeed([{ ...product, stock: 0, salePrice: 0 }], shop);
  expect(feed).toContain('<g:title>Aitta &lt;mekko&gt; &amp; vyö</g:title>');
  expect(feed).not.toContain('\u0000');
  expect(feed).toContain('<g:availability>out_of_stock</g:availability>');
  expect(feed).not.toContain('sale_price');
  expect(feed).toContain('<g:country>FI</g:country><g:price>0.00 EUR</g:price>');
});

test('without stock a product made to order is a backorder until the end of its week', () => {
  const queue = { free: 3, waiting: 1, week: '2027-W03' };
  const feed = productFeed([{ ...product, stock: 0, queue }], shop);
  expect(feed).toContain('<g:availability>backorder</g:availability>');
  expect(feed).toContain('<g:availability_date>2027-01-24T12:00+02:00</g:availability_date>');
  const full = productFeed([{ ...product, stock: 0, queue: { ...queue, free: 0 } }], shop);
  expect(full).toContain('<g:availability>out_of_stock</g:availability>');
});

/**
 * Texts of all elements with this name.
 * @throws where the document is not well-formed XML with known namespaces
 */
function textsOf(xml: string, name: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', () => (text = ''));
  parser.on('text', (chunk) => (text += chunk));
  parser.on('closetag', (tag) => void (tag.name === name && texts.push(text)));
  parser.write(xml).close();
  return texts;
}

/** One of each kind that XML 1.0 forbids (section 2.2, Char) or advises against. */
const forbidden = [
  '\u0000',
  '\u000b',
  '\u001f',
  '\u0085',
  '\uffff',
  '\ufffe',
  '\ud83e',
  '\udc11',
  '\u{1fffe}',
];

test.each(forbidden)('a text with %j is read by a strict parser, without that sign [spec-146]', (sign) => {
  const texts = { title: `Huopa${sign}tossut`, material: sign, identifier: `${sign}S-1` };
  const description = `Käsin tehdyt \u{1f411}\nlampaan${sign}villaiset`;
  const brand = `Luonnon${sign}lanka`;
  const feed = productFeed([{ ...product, ...texts, description }], { ...shop, brand });
  expect(textsOf(feed, 'g:title')).toEqual(['Huopatossut']);
  expect(textsOf(feed, 'g:mpn')).toEqual(['S-1']);
  expect(textsOf(feed, 'g:brand')).toEqual(['Luonnonlanka']);
  expect(textsOf(feed, 'g:description')).toEqual(['Käsin tehdyt \u{1f411}\nlampaanvillaiset']);
});

test('a product that keeps its pieces by size is an item for each of them, with what there is of it', () => {
  const feed = productFeed([{ ...product, sizes: ['S', '36-38'], pieces: { S: 3, '36-38': 0 } }], shop);
  const items = feed.split('<item>').slice(1);
  expect(items).toHaveLength(2);
  for (const [index, [id, size, availability]] of [
    ['65f-S', 'S', 'in_stock'],
    ['65f-36-38', '36–38', 'out_of_stock'],
  ].entries())
    for (const phrase of [
      `<g:id>${id}</g:id>`,
      '<g:item_group_id>65f</g:item_group_id>',
      `<g:size>${size}</g:size>`,
      `<g:availability>${availability}</g:availability>`,
      '<g:link>https://kauppa.example/shop/products/65f</g:link>',
    ])
      expect(items[index]).toContain(phrase);
  expect(productFeed([{ ...product, sizes: ['S', 'M'] }], shop)).not.toContain('g:item_group_id');
});

test('a sale that is no lawful reduction is stated as the current price alone [law-4]', () => {
  const reduction = { isLawful: false, lowestPrice: 80, highestLawfulPrice: 79.99 };
  const feed = productFeed([{ ...product, reduction }], shop);
  expect(feed).toContain('<g:price>99.50 EUR</g:price>');
  expect(feed).not.toMatch(/sale_price|1249/);
});
