import { expect, test } from 'vitest';
import { historyAfter, type PriceHistory } from './price-history.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1) + number * 24 * 3_600_000);
type Step = [day: number, price: number, sale?: number | null, state?: 'draft'];

/** The history of a product that was given these prices on these days. */
function after(steps: Step[]): PriceHistory {
  let history: PriceHistory = { prices: [], lowestCents: null };
  for (const [at, priceCents, salePriceCents = null, state = 'published' as const] of steps)
    history = historyAfter(history, { priceCents, salePriceCents, state }, day(at)) ?? history;
  return history;
}

test.each<[string, Step[], number | null]>([
  ['a product that never was on sale', [[0, 100]], null],
  [
    'a sale after a steady price',
    [
      [0, 100],
      [90, 100, 80],
    ],
    100,
  ],
  [
    'a price that was raised just before the sale',
    [
      [0, 100],
      [88, 150],
      [90, 150, 120],
    ],
    100,
  ],
  [
    'a price that was raised thirty-one days before',
    [
      [0, 100],
      [59, 150],
      [90, 150, 120],
    ],
    150,
  ],
  [
    'a price that ended exactly thirty days before',
    [
      [0, 100],
      [60, 150],
      [90, 150, 120],
    ],
    150,
  ],
  [
    'a price that was lowered and raised within the thirty days',
    [
      [0, 100],
      [70, 90],
      [71, 100],
      [90, 100, 95],
    ],
    90,
  ],
  [
    'a sale that goes deeper step by step',
    [
      [0, 100],
      [50, 100, 80],
      [60, 100, 70],
      [95, 100, 50],
    ],
    100,
  ],
  [
    'a sale that gets dearer: the deeper one counts',
    [
      [0, 100],
      [50, 100, 60],
      [60, 100, 80],
    ],
    60,
  ],
  [
    'a sale that ended',
    [
      [0, 100],
      [50, 100, 80],
      [60, 100],
    ],
    null,
  ],
  [
    'a sale that ended and began again at once',
    [
      [0, 100],
      [50, 100, 80],
      [60, 100],
      [61, 100, 75],
    ],
    80,
  ],
  [
    'a sale that began again much later',
    [
      [0, 100],
      [50, 100, 80],
      [60, 100],
      [95, 100, 75],
    ],
    100,
  ],
  [
    'the same sale price, twice',
    [
      [0, 100],
      [50, 100, 80],
      [80, 100, 80],
    ],
    100,
  ],
  [
    'a normal price that is raised during the sale',
    [
      [0, 100],
      [50, 100, 80],
      [60, 200, 80],
    ],
    100,
  ],
  ['a new product that is on sale from its first day', [[0, 100, 80]], null],
  [
    'and goes deeper',
    [
      [0, 100, 80],
      [5, 100, 70],
    ],
    null,
  ],
  [
    'and ends its sale and begins another',
    [
      [0, 100, 80],
      [5, 100],
      [6, 100, 90],
    ],
    80,
  ],
  [
    'a new product, younger than thirty days',
    [
      [0, 100],
      [3, 100, 80],
    ],
    100,
  ],
  [
    'prices of a draft, which no shopper saw',
    [
      [0, 10, null, 'draft'],
      [1, 100],
      [2, 100, 80],
    ],
    100,
  ],
  [
    'a sale that is hidden for a day',
    [
      [0, 100],
      [50, 100, 80],
      [60, 100, 80, 'draft'],
      [61, 100, 80],
    ],
    100,
  ],
  [
    'a price that was tried while hidden',
    [
      [0, 100],
      [5, 20, null, 'draft'],
      [6, 100],
      [7, 100, 80],
    ],
    100,
  ],
  [
    'a sale that ended while it was hidden, and another much later',
    [
      [0, 100],
      [50, 100, 80],
      [60, 100, 80, 'draft'],
      [61, 100, null, 'draft'],
      [200, 100, 75],
    ],
    80,
  ],
  [
    'a sale that was hidden for months and comes back from a higher price',
    [
      [0, 100],
      [50, 100, 80],
      [60, 100, 80, 'draft'],
      [200, 120, 80],
    ],
    80,
  ],
  [
    'a price that no shopper has seen for months',
    [
      [0, 100, 50],
      [10, 100, 50, 'draft'],
      [90, 100],
      [91, 100, 80],
    ],
    100,
  ],
  [
    'a sale that goes deeper while it is hidden for a day',
    [
      [0, 100],
      [50, 100, 80],
      [60, 100, 80, 'draft'],
      [61, 100, 70, 'draft'],
      [62, 100, 70],
    ],
    100,
  ],
])('the lowest price before the sale, of %s [spec-182]', (_what, steps, lowest) => {
  expect(after(steps).lowestCents).toBe(lowest);
});

test('only what the rule may still look at is kept', () => {
  const steps = Array.from({ length: 50 }, (_, index): Step => [index * 10, 100 + index]);
  expect(after(steps).prices.map(({ cents }) => cents)).toEqual([146, 147, 148, 149]);
});

test('however often prices change, the history stays small and never shows too high a price', () => {
  const steps = Array.from({ length: 500 }, (_, index): Step => [index / 100, 1000 + ((index * 37) % 500)]);
  const history = after([[0, 900], ...steps, [6, 2000, 1500]]);
  expect(history.prices.length).toBeLessThanOrEqual(101);
  expect(history.lowestCents).toBe(900);
});
