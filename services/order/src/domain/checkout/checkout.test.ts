import { expect, test } from 'vitest';
import { addressIdOf, isSameCart } from './checkout.ts';

const line = (fields: object = {}) => ({ productID: 'p', size: 'M', variant: 1, quantity: 1, ...fields });

test('the address is found in every shape that clients send', () => {
  expect(addressIdOf({ addressID: 'a' })).toBe('a');
  expect(addressIdOf({ address: 'a' })).toBe('a');
  expect(addressIdOf({ address: { addressID: 'a' } })).toBe('a');
  expect(addressIdOf({ address: { _id: 'a' } })).toBe('a');
  for (const none of [{}, { address: null }, { address: {} }, { address: '' }, { addressID: '' }]) {
    expect(addressIdOf(none)).toBe('');
  }
});

test('two carts are the same whatever the order of their lines', () => {
  const [small, large] = [line(), line({ size: 'L', quantity: 2 })];
  expect(isSameCart([small, large], [large, small])).toBe(true);
  expect(isSameCart([line({ quantity: 2 })], [small, small])).toBe(true);
});

test.each([
  ['another product', line({ productID: 'q' })],
  ['another size', line({ size: 'S' })],
  ['another model', line({ variant: 2 })],
  ['another quantity', line({ quantity: 2 })],
])('%s makes another cart', (_what, otherLines) => {
  expect(isSameCart([line()], [otherLines])).toBe(false);
  expect(isSameCart([line()], [line(), otherLines])).toBe(false);
  expect(isSameCart([line()], [])).toBe(false);
});
