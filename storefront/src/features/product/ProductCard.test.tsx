import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CardProduct } from '../../lib/catalogue/card-product.ts';
import { ProductCard } from './ProductCard.tsx';

const product: CardProduct = {
  _id: '65f',
  title: 'Aitta-mekko',
  material: 'Pellava',
  price: 129,
  salePrice: 99,
  stock: 20,
  images: ['/uploads/a/1200.jpg'],
  placeholders: [],
};
const line = 'Alin hinta 30 päivän aikana ennen alennusta';
const card = (fields: Partial<CardProduct>) =>
  renderToStaticMarkup(<ProductCard product={{ ...product, ...fields }} sizes="100vw" />);

test('a card says beside a struck price what the lowest price before the sale was, where there was one [law-4]', () => {
  expect(card({ lowestPrice: 119 })).toContain(`${line}: 119,00\u00a0€`);
  expect(card({})).toContain('<s class="price was">');
  expect(card({})).not.toContain(line);
  expect(card({ lowestPrice: 119, stock: 0 })).toContain(line);
});
