import { orderStatuses } from '@shop/shop-rules';
import { expect, test } from 'vitest';
import { isUnusual } from './order-status.ts';

test.each([
  ['pending', 'rejected', false, false],
  ['confirmed', 'inProcess', true, false],
  ['inProcess', 'inShipping', true, false],
  ['inShipping', 'delivered', true, false],
  ['pending', 'inShipping', false, true],
  ['confirmed', 'inProcess', false, true],
  ['delivered', 'pending', true, true],
  ['rejected', 'inProcess', true, true],
] as const)('from %s to %s, paid %s, is unusual: %s', (from, to, isPaid, expected) => {
  expect(isUnusual(from, to, isPaid)).toBe(expected);
});

test('choosing the status that an order has is never unusual', () => {
  for (const status of orderStatuses) expect(isUnusual(status, status, true)).toBe(false);
});
