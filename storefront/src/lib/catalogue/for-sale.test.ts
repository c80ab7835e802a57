import { expect, test } from 'vitest';
import { forSale } from './for-sale.ts';

const queue = { free: 3, waiting: 2, week: '2027-W03' };

test('a product sells from its stock alone, and its places only without any', () => {
  expect(forSale({ stock: 2, pieces: { M: 2 } })).toEqual({ stock: 2, pieces: { M: 2 } });
  expect(forSale({ stock: 2, queue })).toEqual({ stock: 2, pieces: undefined });
  expect(forSale({ stock: 0, pieces: { M: 0 }, queue })).toEqual({ stock: 3, pieces: undefined });
  expect(forSale({ stock: 0, queue: { ...queue, free: 0 } }).stock).toBe(0);
  expect(forSale({ stock: 0 }).stock).toBe(0);
});
