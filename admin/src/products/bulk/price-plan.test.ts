import { expect, test } from 'vitest';
import {
  withReduction,
  hasLowerSale,
  paidCents,
  planPrice,
  raisesPrice,
  type PriceEdit,
} from './price-plan.ts';

const sale = (value: string, replaceLower = false): PriceEdit => ({ kind: 'sale', value, replaceLower });
const price = (value: string): PriceEdit => ({ kind: 'price', value });

test.each([
  ['a product that is not on sale', sale('20'), [80, 0], 'changes', [8000, 6400]],
  ['half a cent goes up', sale('15'), [129.9, 0], 'changes', [12990, 11042]],
  ['a higher sale price goes down', sale('20'), [86, 75], 'changes', [8600, 6880]],
  ['a lower sale price stays', sale('20'), [86, 64], 'stays', [8600, 6400]],
  ['a lower sale price goes up where it is meant to', sale('20', true), [86, 64], 'changes', [8600, 6880]],
  ['the sale price is this already', sale('20'), [86, 68.8], 'same', [8600, 6880]],
  ['a sale ends', sale('0'), [86, 64], 'changes', [8600, 0]],
  ['there is no sale to end', sale('0'), [86, 0], 'same', [8600, 0]],
  ['one per cent of a cent is none', sale('1'), [0.01, 0], 'cannot', [1, 0]],
  ['ninety-nine per cent of ten cents leave nothing', sale('99'), [0.1, 0], 'cannot', [10, 0]],
  ['another price', price('45,50'), [80, 0], 'changes', [4550, 0]],
  ['another price above a sale price', price('90'), [80, 64], 'changes', [9000, 6400]],
  ['the same price', price('80'), [80, 64], 'same', [8000, 6400]],
  ['a price that a sale price is not below', price('64'), [80, 64], 'cannot', [8000, 6400]],
] as const)('%s', (_, edit, [was, salePrice], outcome, [after, afterSale]) => {
  const plan = planPrice(edit, { price: was, salePrice });
  expect([plan.outcome, plan.after]).toEqual([outcome, { price: after, sale: afterSale }]);
});

test('a campaign of a fifth over a category raises no price [spec-171]', () => {
  for (let cents = 100; cents < 20_000; cents += 37) {
    for (const salePrice of [0, Math.round(cents * 0.5) / 100, Math.round(cents * 0.9) / 100]) {
      const { before, after } = planPrice(sale('20'), { price: cents / 100, salePrice });
      expect(paidCents(after)).toBeLessThanOrEqual(paidCents(before));
    }
  }
});

test('a sale whose reduction would not be lawful leaves the prices as they are', () => {
  const plan = planPrice(sale('20'), { price: 80, salePrice: 0 });
  const reduction = { isLawful: false, lowestPrice: 60, highestLawfulPrice: 59.99 };
  expect(withReduction(plan, reduction)).toEqual({ ...plan, after: plan.before, outcome: 'unlawful' });
  expect(withReduction(plan, { ...reduction, isLawful: true })).toBe(plan);
  expect(withReduction(plan, undefined)).toBe(plan);
  const stays = planPrice(sale('20'), { price: 86, salePrice: 64 });
  expect(withReduction(stays, reduction).outcome).toBe('stays');
});

test('a lower sale price is known', () => {
  expect(hasLowerSale(sale('20'), { price: 86, salePrice: 64 })).toBe(true);
  expect(hasLowerSale(sale('20'), { price: 86, salePrice: 75 })).toBe(false);
  expect(hasLowerSale(sale('0'), { price: 86, salePrice: 64 })).toBe(false);
  expect(hasLowerSale(price('90'), { price: 86, salePrice: 64 })).toBe(false);
});

/* Sales with dates, on the first of December. */
const today = new Date('2026-12-01T10:00Z');
const campaign: PriceEdit = { ...sale('20'), saleStart: '2026-12-10T00:00', saleEnd: '2026-12-20T00:00' };
const endless: PriceEdit = { ...campaign, saleEnd: '' };
const own = (saleStart: string, saleEnd: string, priceNow?: number) => ({
  price: 86,
  salePrice: 64,
  saleStart,
  saleEnd,
  ...(priceNow === undefined ? {} : { priceNow }),
});
const over = own('2026-11-01T00:00Z', '2026-11-10T00:00Z', 86);
const later = own('2026-12-24T00:00Z', '', 86);

test.each([
  ['is over', sale('20'), over, 'changes', [8600, 0], [8600, 6880]],
  ['is over', campaign, over, 'changes', [8600, 0], [8600, 6880]],
  ['is over', sale('0'), over, 'same', [8600, 0], [8600, 0]],
  ['begins after the campaign', campaign, later, 'changes', [8600, 0], [8600, 6880]],
  ['begins after the price that holds from now on', sale('20'), later, 'stays', [8600, 0], [8600, 0]],
  ['has not begun and is taken back', sale('0'), later, 'changes', [8600, 0], [8600, 0]],
  ['ends before the campaign', campaign, own('', '2026-12-05T00:00Z'), 'changes', [8600, 6400], [8600, 6880]],
  [
    'begins within the campaign',
    campaign,
    own('2026-12-15T00:00Z', '', 86),
    'changes',
    [8600, 0],
    [8600, 6880],
  ],
  ['ends within the campaign', campaign, own('', '2026-12-15T00:00Z'), 'changes', [8600, 6400], [8600, 6880]],
  ['covers the campaign', campaign, own('', '2026-12-20T00:00Z'), 'stays', [8600, 6400], [8600, 6400]],
  [
    'ends before a campaign without an end',
    endless,
    own('', '2026-12-20T00:00Z'),
    'changes',
    [8600, 6400],
    [8600, 6880],
  ],
] as const)('an own sale that %s', (_, edit, product, outcome, [price, now], [then, saleThen]) => {
  expect(planPrice(edit, product, today)).toEqual({
    before: { price, sale: now },
    after: { price: then, sale: saleThen },
    outcome,
  });
});

test('the price shown before an edit is the current shop price, in a campaign too', () => {
  const campaigns = [{ id: 'abcdefgh', salePrice: 60, saleStart: '', saleEnd: '2026-12-05T00:00Z' }];
  const product = { price: 86, salePrice: 0, campaigns, priceNow: 60 };
  const plan = planPrice(sale('20'), product, today);
  expect(plan).toEqual({
    before: { price: 8600, sale: 6000 },
    after: { price: 8600, sale: 6000 },
    outcome: 'changes',
  });
  expect(raisesPrice(sale('20'), plan)).toBe(false);
  expect(planPrice(price('50'), product, today).after).toEqual({ price: 5000, sale: 0 });
});

test('a sale that replaces a lower price raises the price, a campaign in addition to it does not', () => {
  const product = own('', '2026-12-05T00:00Z');
  const replacing = sale('20', true);
  expect(raisesPrice(replacing, planPrice(replacing, product, today))).toBe(true);
  expect(raisesPrice(campaign, planPrice(campaign, product, today))).toBe(false);
});
