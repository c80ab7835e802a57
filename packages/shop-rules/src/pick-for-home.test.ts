import { expect, test } from 'vitest';
import { pickForHome } from './pick-for-home.ts';

const product = (_id: string, { stock = 1, salePrice = 0 } = {}) => ({ _id, stock, salePrice });
const picked = (products: ReturnType<typeof product>[]) => {
  const { newest, reduced } = pickForHome(products);
  return { newest: newest.map(({ _id }) => _id), reduced: reduced.map(({ _id }) => _id) };
};

test('home shows four new products and four reduced ones that can be bought, none twice', () => {
  const products = [
    product('sold out', { stock: 0 }),
    product('sale', { salePrice: 10 }),
    product('sold-out sale', { stock: 0, salePrice: 10 }),
    ...['a', 'b', 'c', 'd', 'e'].map((id) => product(id)),
    ...['f', 'g', 'h', 'i'].map((id) => product(id, { salePrice: 5 })),
  ];
  expect(picked(products)).toEqual({ newest: ['a', 'b', 'c', 'd'], reduced: ['sale', 'f', 'g', 'h'] });
});

test('a shop without products or without sales shows no such row', () => {
  expect(picked([])).toEqual({ newest: [], reduced: [] });
  expect(picked([product('a')])).toEqual({ newest: ['a'], reduced: [] });
});
