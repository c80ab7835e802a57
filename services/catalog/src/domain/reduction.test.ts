import { expect, test } from 'vitest';
import { planPrices, reductionAhead } from './price-plan.ts';
import type { PriceHistory } from './price-history.ts';
import { reductionOf } from './reduction.ts';
import type { Offer } from './sale.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1) + number * 24 * 3_600_000);

test.each([
  ['below the lowest price before', 79, 80, { isLawful: true, highestLawfulCents: 79 }],
  ['at the lowest price before', 80, 80, { isLawful: false, highestLawfulCents: 79 }],
  ['above the lowest price before', 150, 80, { isLawful: false, highestLawfulCents: 79 }],
  ['without a price before', 50, null, { isLawful: false, highestLawfulCents: null }],
  ['before which it was almost free', 1, 1, { isLawful: false, highestLawfulCents: null }],
])('a sale price %s', (_what, sale, lowestCents, answer) => {
  expect(reductionOf(sale, lowestCents)).toEqual({ ...answer, lowestCents });
});

type Edit = [day: number, priceCents: number, salePriceCents: number | null, more?: Partial<Offer>];

/** The reduction of a product that was offered like this from these days on. */
function after(...edits: Edit[]) {
  let history: PriceHistory = { prices: [], lowestCents: null };
  let product = null;
  for (const [at, priceCents, salePriceCents, more] of edits) {
    const offer: Offer = { priceCents, salePriceCents, state: 'published', ...more };
    const planned = planPrices(history, offer, day(at));
    history = planned.history;
    product = { ...offer, ...planned.history, plan: planned.plan };
  }
  return product && reductionAhead(product, day(edits.at(-1)?.[0] ?? 0));
}

test.each<[string, Edit[], { isLawful: boolean; lowestCents: number | null } | null]>([
  ['never at another price', [[0, 100, 50]], { isLawful: false, lowestCents: null }],
  [
    'at the same price before, without a sale',
    [
      [0, 80, null],
      [1, 100, 80],
    ],
    { isLawful: false, lowestCents: 80 },
  ],
  [
    'at its price before',
    [
      [0, 100, null],
      [1, 100, 80],
    ],
    { isLawful: true, lowestCents: 100 },
  ],
  [
    'cheaper in a sale before',
    [
      [0, 100, null],
      [5, 100, 80],
      [6, 200, 150],
    ],
    { isLawful: false, lowestCents: 80 },
  ],
  [
    'in a sale that goes deeper within sixty days',
    [
      [0, 100, null],
      [5, 100, 80],
      [50, 100, 79],
    ],
    { isLawful: true, lowestCents: 100 },
  ],
  [
    'only as a draft',
    [
      [0, 100, null, { state: 'draft' }],
      [1, 100, 80],
    ],
    { isLawful: false, lowestCents: null },
  ],
  [
    'and is no longer on sale',
    [
      [0, 100, null],
      [5, 100, 80],
      [6, 100, null],
    ],
    null,
  ],
  [
    'and is a draft',
    [
      [0, 100, null],
      [5, 100, 80, { state: 'draft' }],
    ],
    null,
  ],
  [
    'in a sale that is to come',
    [
      [0, 100, null],
      [5, 100, 80, { saleStart: day(9) }],
    ],
    { isLawful: true, lowestCents: 100 },
  ],
  [
    'in a campaign to come that is dearer than the sale that ends before it',
    [
      [0, 100, null],
      [5, 100, 60, { saleEnd: day(8), sales: { late: { from: day(9), to: null, cents: 70 } } }],
    ],
    { isLawful: false, lowestCents: 60 },
  ],
])('the reduction of a product that shoppers saw %s [law-4]', (_what, edits, reduction) => {
  expect(after(...edits)).toEqual(
    reduction && { ...reduction, highestLawfulCents: reduction.lowestCents && reduction.lowestCents - 1 },
  );
});
