import { expect, test } from 'vitest';
import { productIn, productPath } from './paths.ts';

test('the product of a path is found, and other pages have none', () => {
  expect(productIn(productPath('villapaita-åke'))).toBe('villapaita-åke');
  for (const path of ['/shop/products', '/shop/products/a/b', '/shop/listing'])
    expect(productIn(path)).toBeNull();
});
