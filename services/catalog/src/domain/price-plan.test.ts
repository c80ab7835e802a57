import { expect, test } from 'vitest';
import { historyAt, nextPriceChange, planPrices, pricedAt, type PricePlan } from './price-plan.ts';
import type { PriceHistory } from './price-history.ts';
import type { Offer, SaleEntry } from './sale.ts';

const DAY = 24 * 3_600_000;
const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1) + number * DAY);
const nothing: PriceHistory = { prices: [], lowestCents: null };
const plain: Offer = { priceCents: 100, salePriceCents: null, state: 'published' };
const sale = (cents: number, from: number | null, to: number | null): SaleEntry => ({
  from: from === null ? null : day(from),
  to: to === null ? null : day(to),
  cents,
});

type Stored = Offer & PriceHistory & { plan: PricePlan };

/** A product after edits on these days, each with what shoppers are asked for from then on. */
function product(...edits: [day: number, offer: Partial<Offer>][]): Stored {
  let stored: Stored = { ...plain, ...nothing, plan: [] };
  for (const [number, change] of edits) {
    const at = day(number);
    const before = historyAt(stored, stored, at);
    const offer = { ...stored, ...change };
    const { history, plan } = planPrices(before, offer, at);
    stored = { ...offer, ...history, plan };
  }
  return stored;
}
const paid = (stored: Stored, at: number) => pricedAt(stored, day(at)).salePriceCents ?? stored.priceCents;
const lowestCentsAt = (stored: Stored, at: number) => pricedAt(stored, day(at)).lowestCents;

test('a sale holds from its start up to its end, the start included', () => {
  const dated = product([0, {}], [40, { salePriceCents: 80, saleStart: day(50), saleEnd: day(60) }]);
  expect([49.999, 50, 59.999, 60].map((at) => paid(dated, at))).toEqual([100, 80, 80, 100]);
  expect([45, 55, 65].map((at) => nextPriceChange(dated, day(at)))).toEqual([day(50), day(60), null]);
});

test('a sale without dates holds at once and without an end', () => {
  const undated = product([0, {}], [40, { salePriceCents: 80 }]);
  expect([40, 4_000].map((at) => paid(undated, at))).toEqual([80, 80]);
  expect(nextPriceChange(undated, day(40))).toBeNull();
});

test('of several sales that hold the lowest price is asked, and one that is above the price never', () => {
  const sales = { early: sale(80, 50, 70), deep: sale(60, 60, 65), dear: sale(120, null, null) };
  const stored = product([0, {}], [40, { sales }]);
  expect([45, 55, 62, 67, 70].map((at) => paid(stored, at))).toEqual([100, 80, 60, 80, 100]);
});

test('beside a sale stands the lowest price of the thirty days before it, worked out ahead', () => {
  const stored = product(
    [0, {}],
    [30, { priceCents: 90 }],
    [45, { priceCents: 110 }],
    [46, { sales: { a: sale(80, 60, 70) } }],
  );
  expect([lowestCentsAt(stored, 55), lowestCentsAt(stored, 60), lowestCentsAt(stored, 70)]).toEqual([
    null,
    90,
    null,
  ]);
});

test('a sale after one that came and went counts it, without any edit in between', () => {
  const sales = { first: sale(70, 50, 55), second: sale(85, 60, 65), late: sale(85, 120, 125) };
  const stored = product([0, {}], [40, { sales }]);
  expect([lowestCentsAt(stored, 50), lowestCentsAt(stored, 60), lowestCentsAt(stored, 120)]).toEqual([
    100, 70, 100,
  ]);
});

test('steps that deepen within sixty days keep the first reference [spec-176]', () => {
  const sales = { a: sale(80, 50, 130), b: sale(60, 70, 130), c: sale(40, 110, 130) };
  const stored = product([0, {}], [40, { sales }]);
  expect([50, 70, 110].map((at) => lowestCentsAt(stored, at))).toEqual([100, 100, 100]);
});

test('a step after more than sixty days shows the lowest price of the thirty days before it', () => {
  const sales = { a: sale(80, 50, 200), b: sale(60, 111, 200) };
  const stored = product([0, {}], [40, { sales }]);
  expect([lowestCentsAt(stored, 110), lowestCentsAt(stored, 111)]).toEqual([100, 80]);
});

test('steps that are not one after another are sales of their own', () => {
  const sales = { a: sale(80, 50, 55), b: sale(60, 58, 65) };
  const stored = product([0, {}], [40, { sales }]);
  expect(lowestCentsAt(stored, 58)).toBe(80);
});

test('an edit in the middle goes on from the steps that have come meanwhile', () => {
  const dated = { sales: { a: sale(80, 50, 90) } };
  const stored = product([0, {}], [40, dated], [60, { sales: { ...dated.sales, b: sale(70, 65, 90) } }]);
  expect(stored.prices.map(({ at, cents }) => [at, cents])).toEqual([
    [day(0), 100],
    [day(50), 80],
  ]);
  expect([lowestCentsAt(stored, 60), lowestCentsAt(stored, 65)]).toEqual([100, 100]);
  const undone = product([0, {}], [40, dated], [60, { sales: {} }]);
  expect([paid(undone, 60), lowestCentsAt(undone, 60), nextPriceChange(undone, day(60))]).toEqual([
    100,
    null,
    null,
  ]);
});

test('an unpublished price is no reference: a draft’s sale begins with its publishing', () => {
  const stored = product(
    [0, { state: 'draft', sales: { a: sale(80, 10, 40) } }],
    [20, { state: 'published' }],
  );
  expect([paid(stored, 20), lowestCentsAt(stored, 20)]).toEqual([80, null]);
});
