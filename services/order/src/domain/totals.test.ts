import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

const line = (priceCents: number, quantity = 1, salePriceCents: number | null = null) => ({
  priceCents,
  salePriceCents,
  quantity,
});

test('the total is the sum of sale price or price times quantity', () => {
  expect(totalsOf([line(1_999, 3), line(10_000, 1, 7_550)], 0)).toEqual({
    deliveryFeeCents: 0,
    totalCents: 13_547,
  });
});

test('delivery is free strictly above 150 euros', () => {
  expect(totalsOf([line(15_000)], 590)).toEqual({ deliveryFeeCents: 590, totalCents: 15_590 });
  expect(totalsOf([line(15_001)], 590)).toEqual({ deliveryFeeCents: 0, totalCents: 15_001 });
});
