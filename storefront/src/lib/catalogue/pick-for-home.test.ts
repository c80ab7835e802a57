import type { Product } from '@shop/contracts/product';
import { expect, test } from 'vitest';
import { pickForHome } from './pick-for-home.ts';

const product = (_id: string, { stock = 1, salePrice = 0 } = {}) => ({ _id, stock, salePrice }) as Product;

async function picked(products: Product[]) {
  const { newest, reduced } = await pickForHome(async ({ varastossa, ale, limit }) => ({
    products: products
      .filter(({ stock, salePrice }) => (!varastossa || stock > 0) && (!ale || salePrice > 0))
      .slice(0, Number(limit)),
  }));
  return { newest: newest.map(({ _id }) => _id), reduced: reduced.map(({ _id }) => _id) };
}

test('home shows four new products and four reduced ones that can be bought, none twice', async () => {
  const products = [
    product('sold out', { stock: 0 }),
    product('sale', { salePrice: 10 }),
    product('sold-out sale', { stock: 0, salePrice: 10 }),
    ...['a', 'b', 'c', 'd', 'e'].map((id) => product(id)),
    ...['f', 'g', 'h', 'i'].map((id) => product(id, { salePrice: 5 })),
  ];
  expect(await picked(products)).toEqual({
    newest: ['a', 'b', 'c', 'd'],
    reduced: ['sale', 'f', 'g', 'h'],
  });
});

test('a reduced product is found behind any number of newer ones', async () => {
  const products = Array.from({ length: 200 }, (_, index) => product(`${index}`));
  expect((await picked([...products, product('sale', { salePrice: 5 })])).reduced).toEqual(['sale']);
});

test('a shop without products or without sales shows no such row', async () => {
  expect(await picked([])).toEqual({ newest: [], reduced: [] });
  expect(await picked([product('a')])).toEqual({ newest: ['a'], reduced: [] });
});
