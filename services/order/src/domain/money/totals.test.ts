import { check, property, record, array, integer, constantFrom, option, boolean } from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredLine, StoredOrder } from '../order.ts';
import type { StoredRefund } from '../order-money.ts';
import { planRefund } from './refund-plan.ts';
import { requestedRefund } from './refund-record.ts';
import { refundableOf } from './refunds.ts';
import { costsOf, goodsCentsOf, lineCents, type ChosenDiscount } from './totals.ts';
import { vatOf } from './vat.ts';

const line = (priceCents: number, quantity = 1, salePriceCents: number | null = null): StoredLine => ({
  productID: 'p',
  title: 'Villapaita',
  images: [],
  priceCents,
  salePriceCents,
  vatPermille: 255,
  quantity,
  size: 'M',
  variant: 1,
});
const free = { cents: 0, freeAboveCents: null };
const parcel = { cents: 590, freeAboveCents: 15_000 };
const code = (terms: Partial<ChosenDiscount>): ChosenDiscount => ({
  code: 'KESÄ',
  kind: 'percent',
  percent: 0,
  cents: 0,
  ...terms,
});

test('the total is the sum of sale price or price times quantity [spec-136]', () => {
  expect(costsOf([line(1_999, 3), line(10_000, 1, 7_550)], free, null).totals).toEqual({
    deliveryFeeCents: 0,
    totalCents: 13_547,
  });
});

test('delivery is free strictly above 150 euros [spec-135]', () => {
  const totals = (cents: number, chosen: ChosenDiscount | null = null) =>
    costsOf([line(cents)], parcel, chosen).totals;
  expect(totals(15_000)).toEqual({ deliveryFeeCents: 590, totalCents: 15_590 });
  expect(totals(15_001)).toEqual({ deliveryFeeCents: 0, totalCents: 15_001 });
  expect(totals(15_001, code({ percent: 50 }))).toEqual({ deliveryFeeCents: 0, totalCents: 7_500 });
});

test('a code takes a part, a sum, or the delivery; the last euro of the goods is always paid', () => {
  const goods = [line(3_333), line(3_333), line(3_334)];
  const of = (terms: Partial<ChosenDiscount>) => costsOf(goods, parcel, code(terms));
  expect(of({ percent: 10 })).toMatchObject({
    totals: { deliveryFeeCents: 590, totalCents: 9_590 },
    discount: { discountCents: 1_000 },
    lines: [{ discountCents: 333 }, { discountCents: 333 }, { discountCents: 334 }],
  });
  expect(of({ kind: 'amount', cents: 1_000 }).totals.totalCents).toBe(9_590);
  expect(of({ kind: 'amount', cents: 99_999 }).totals.totalCents).toBe(100 + 590);
  expect(of({ kind: 'delivery' })).toMatchObject({
    totals: { deliveryFeeCents: 0, totalCents: 10_000 },
    discount: { discountCents: 0 },
  });
});

const anyLine = record({
  cents: integer({ min: 1, max: 200_000 }),
  sale: option(integer({ min: 1, max: 99 })),
  quantity: integer({ min: 1, max: 9 }),
  vatPermille: constantFrom(255, 135, 100),
}).map(({ cents, sale, quantity, vatPermille }): StoredLine => ({
  ...line(cents, quantity, sale === null ? null : Math.max(1, Math.floor((cents * sale) / 100))),
  vatPermille,
}));
const anyCode = option(
  record({
    kind: constantFrom('percent' as const, 'amount' as const, 'delivery' as const),
    percent: integer({ min: 1, max: 99 }),
    cents: integer({ min: 1, max: 300_000 }),
  }).map((terms) => code(terms)),
);
const anyMethod = record({
  cents: integer({ min: 0, max: 2_000 }),
  freeAboveCents: option(integer({ min: 0, max: 50_000 })),
});
const sum = (numbers: number[]) => numbers.reduce((all, value) => all + value, 0);

test('lines + delivery − discount = total, by line and by VAT rate, and no code makes anything dearer [spec-144]', () => {
  const holds = property(
    array(anyLine, { minLength: 1, maxLength: 8 }),
    anyMethod,
    anyCode,
    (ordered, method, chosen) => {
      const { lines, totals, discount } = costsOf(ordered, method, chosen);
      const { deliveryFeeCents, totalCents } = totals;
      const discountCents = discount?.discountCents ?? 0;
      expect(goodsCentsOf(lines) + deliveryFeeCents - discountCents).toBe(totalCents);
      expect(sum(lines.map(lineCents)) + deliveryFeeCents).toBe(totalCents);
      for (const line of lines) expect(lineCents(line)).toBeGreaterThanOrEqual(0);
      expect(totalCents).toBeGreaterThan(0);
      expect(totalCents).toBeLessThanOrEqual(costsOf(ordered, method, null).totals.totalCents);
      const vat = vatOf({ lines, totalCents });
      expect(sum(vat.map(({ grossCents }) => grossCents))).toBe(totalCents);
    },
  );
  expect(check(holds, { seed: 9, numRuns: 400 }).errorInstance ?? null).toBeNull();
});

type Paid = Parameters<typeof planRefund>[0];
const paidOrder = (costs: ReturnType<typeof costsOf<StoredLine>>): Paid & Pick<StoredOrder, 'refunds'> => ({
  lines: costs.lines,
  ...costs.totals,
  attempts: {},
  paidBy: 'o_1',
  alsoPaidBy: [],
  late: null,
  review: {},
  money: { o_1: { cents: costs.totals.totalCents, currency: 'EUR', chargeId: '' } },
  refunds: {},
  disputes: {},
  standardDeliveryCents: costs.totals.deliveryFeeCents,
});
const refundOf = (plan: NonNullable<ReturnType<typeof planRefund>>): StoredRefund => ({
  ...requestedRefund(
    { paymentId: 'o_1', currency: 'EUR', plan, reason: 'maker', by: 'm', note: '' },
    new Date(0),
  ),
  state: 'succeeded',
});

test('refunds of a discounted order, piece by piece in any order, end at zero and never pass what was paid', () => {
  const holds = property(
    array(anyLine, { minLength: 1, maxLength: 4 }),
    anyMethod,
    anyCode,
    boolean(),
    (ordered, method, chosen, isBackwards) => {
      const costs = costsOf(ordered, method, chosen);
      let order = paidOrder(costs);
      const pieces = ordered.flatMap(({ quantity }, index) =>
        Array.from({ length: quantity }, () => ({ line: index, quantity: 1 })),
      );
      const wish = { kind: 'lines' as const, cents: 0, restock: false, lessCents: 0 };
      for (const piece of isBackwards ? pieces.toReversed() : pieces) {
        const plan = planRefund(order, 'o_1', { ...wish, lines: [piece], delivery: false });
        // A piece whose whole price the code has taken off has nothing to give back.
        if (!plan) continue;
        expect(plan.cents).toBeLessThanOrEqual(refundableOf(order, 'o_1') ?? 0);
        const id = `r${Object.keys(order.refunds).length}`;
        order = { ...order, refunds: { ...order.refunds, [id]: refundOf(plan) } };
      }
      const remaining = refundableOf(order, 'o_1') ?? -1;
      expect(remaining).toBeGreaterThanOrEqual(costs.totals.deliveryFeeCents);
      const rest =
        remaining > 0
          ? planRefund(order, 'o_1', { ...wish, kind: 'sum', cents: remaining, lines: [], delivery: false })
          : null;
      expect(rest?.cents ?? 0).toBe(remaining);
    },
  );
  expect(check(holds, { seed: 11, numRuns: 60 }).errorInstance ?? null).toBeNull();
});
