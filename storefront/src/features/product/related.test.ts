import type { Product } from '@shop/contracts/product';
import { expect, test } from 'vitest';
import { pickRelated } from './related.ts';

const one = (_id: string, kategoria: string, stock = 5) => ({ _id, kategoria, stock }) as Product;
const ids = (products: Product[]) => products.map(({ _id }) => _id).join('');

test('other categories come before more of the same, never the product itself or what is sold out', () => {
  const sweater = one('a', 'villatuotteet');
  const listed = [
    sweater,
    one('b', 'villatuotteet'),
    one('c', 'korut'),
    one('d', 'korut'),
    one('e', 'langat', 0),
  ];
  expect(ids(pickRelated(listed, sweater))).toBe('cbd');
});

test('at most four are shown', () => {
  const listed = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => one(id, 'mekot'));
  expect(pickRelated(listed, one('z', 'mekot'))).toHaveLength(4);
});

test('what the maker has named comes first, as far as it is in stock', () => {
  const listed = [one('b', 'korut'), one('c', 'takit')];
  const chosen = [one('x', 'mekot'), one('y', 'mekot', 0), one('b', 'korut')];
  expect(ids(pickRelated(listed, one('z', 'villatuotteet'), chosen))).toBe('xbc');
});

test('yarn and things for the home are shown with their like before clothes', () => {
  const listed = [one('a', 'mekot'), one('b', 'langat'), one('c', 'laukut')];
  expect(ids(pickRelated(listed, one('z', 'langat')))).toBe('bca');
});
