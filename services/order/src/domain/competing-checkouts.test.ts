import type { CustomPiece } from '@shop/shop-rules';
import { expect, test } from 'vitest';
import { sharesLine } from './competing-checkouts.ts';

const [red, green] = ['/uploads/red-model/1200.jpg', '/uploads/green-model/1200.jpg'] as const;
const order = (variant: number, images: string[], size = 'M') => ({
  lines: [{ productID: 'p1', size, variant, images }],
});

test('orders are for the same model by its picture, whatever its number was in between', () => {
  expect(sharesLine(order(1, [red, green]), order(2, [green, red]))).toBe(true);
  expect(sharesLine(order(1, [red, green]), order(1, [green, red]))).toBe(false);
  expect(sharesLine(order(1, [red, green]), order(1, [red], 'L'))).toBe(false);
});

test('a piece made to own measures is the same by its line’s id, or by its measures and wishes', () => {
  const own = (customID?: string, custom?: CustomPiece) => ({
    lines: [
      { productID: 'p1', size: 'M', variant: 1, images: [red], customID, ...(custom ? { custom } : {}) },
    ],
  });
  const piece = (cm: number, wishes = '') => ({ measures: [{ name: 'Pituus', cm }], wishes });
  expect(sharesLine(own('c1', piece(92)), own('c2', piece(92)))).toBe(true);
  expect(sharesLine(own('c1', piece(92)), own('c2', piece(93)))).toBe(false);
  expect(sharesLine(own('c1', piece(92)), own('c2', piece(92, 'Napit puusta')))).toBe(false);
  expect(sharesLine(own('c1', piece(92)), own())).toBe(false);
  expect(sharesLine(own('c1'), own('c1'))).toBe(true);
  expect(sharesLine(own('c1'), own('c2'))).toBe(false);
  expect(sharesLine(own('c1'), own())).toBe(false);
});

test('a thing in one model is the same under a new photograph, and one without pictures by its number', () => {
  expect(sharesLine(order(1, [red]), order(1, [green]))).toBe(true);
  expect(sharesLine(order(1, []), order(1, [green, red]))).toBe(true);
  expect(sharesLine(order(2, []), order(1, []))).toBe(false);
});
