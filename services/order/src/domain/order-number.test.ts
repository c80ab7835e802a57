import { expect, test } from 'vitest';
import { monthOf, orderNumber, sequenceOf } from './order-number.ts';

test('a month begins at midnight in Finland', () => {
  expect(monthOf(new Date('2026-11-30T21:59:59.999Z'))).toBe('2611');
  expect(monthOf(new Date('2026-11-30T22:00:00.000Z'))).toBe('2612');
  expect(monthOf(new Date('2026-06-30T21:00:00.000Z'))).toBe('2607');
  expect(monthOf(new Date('2026-12-31T22:00:00.000Z'))).toBe('2701');
});

test('a number has initials, the month, and four digits or more', () => {
  expect(orderNumber('LL', '2611', 42)).toBe('LL-2611-0042');
  expect(sequenceOf('LL-2611-0042')).toBe(42);
  expect(orderNumber('Ä', '2701', 10_000)).toBe('Ä-2701-10000');
});
