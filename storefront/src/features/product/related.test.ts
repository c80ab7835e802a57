import type { Product } from '@shop/contracts/product';
import { expect, test } from 'vitest';
import { pickRelated } from './related.ts';

const productOf = (_id: string, kategoria: string, stock = 5) => ({ _id, kategoria, stock }) as Product;
const ids = (products: Product[]) => products.map(({ _id }) => _id).join('');

test('other categories come before more of the same, never the product itself or what is sold out', () => {
  const sweater = productOf('a', 'villatuotteet');
  const listed = [
    sweater,
    productOf('b', 'villatuotteet'),
    productOf('c', 'korut'),
    productOf('d', 'korut'),
    productOf('e', 'langat', 0),
  ];
  expect(ids(pickRelated(listed, sweater))).toBe('cbd');
});

test('at most four are shown', () => {
  const listed = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => productOf(id, 'mekot'));
  expect(pickRelated(listed, productOf('z', 'mekot'))).toHaveLength(4);
});

test('the seller’s choice comes first, as far as it is in stock', () => {
  const listed = [productOf('b', 'korut'), productOf('c', 'takit')];
  const chosen = [productOf('x', 'mekot'), productOf('y', 'mekot', 0), productOf('b', 'korut')];
  expect(ids(pickRelated(listed, productOf('z', 'villatuotteet'), chosen))).toBe('xbc');
});

test('yarn and things for the home are shown with their like before clothes', () => {
  const listed = [productOf('a', 'mekot'), productOf('b', 'langat'), productOf('c', 'laukut')];
  expect(ids(pickRelated(listed, productOf('z', 'langat')))).toBe('bca');
});
