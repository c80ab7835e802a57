import { expect, test } from 'vitest';
import type { RefundPlan } from './refund-plan.ts';
import type { OrderMoney } from './refunds.ts';
import { splitRefund } from './split-refund.ts';

const [REST, FIRST] = ['o_2', 'o_1'];

/** An order whose price two payments brought together. */
const paidWith = (firstCents: number, restCents: number): OrderMoney => ({
  attempts: {},
  totalCents: firstCents + restCents,
  paidBy: REST,
  alsoPaidBy: [FIRST],
  late: null,
  review: {},
  money: {
    [FIRST]: { cents: firstCents, currency: 'EUR', chargeId: '' },
    [REST]: { cents: restCents, currency: 'EUR', chargeId: '' },
  },
  refunds: {},
  disputes: {},
});

const plan = (cents: number): RefundPlan => ({
  cents,
  lines: [
    { line: 0, quantity: 2, cents: Math.floor(cents / 2), restock: 1 },
    { line: 1, quantity: 1, cents: Math.floor(cents / 3), restock: 0 },
  ],
  deliveryCents: Math.floor(cents / 7),
});

test('a refund is taken from the payments in turn, and its pieces go once', () => {
  const parts = splitRefund(paidWith(8_000, 2_000), REST, plan(9_000));
  expect(parts.map(({ paymentId, plan: { cents } }) => [paymentId, cents])).toEqual([
    [REST, 2_000],
    [FIRST, 7_000],
  ]);
  const lines = parts.map((refund) => refund.plan.lines.map(({ quantity, restock }) => [quantity, restock]));
  expect(lines).toEqual([
    [
      [2, 1],
      [1, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ]);
});

test('a refund that one payment covers is not split', () => {
  expect(splitRefund(paidWith(8_000, 2_000), REST, plan(1_500))).toEqual([
    { paymentId: REST, plan: plan(1_500) },
  ]);
});

test('no cent of a part is lost or given twice, however it is split', () => {
  for (let rest = 1; rest < 700; rest += 13) {
    for (let cents = 1; cents <= 700; cents += 11) {
      const whole = plan(cents);
      const parts = splitRefund(paidWith(700 - rest, rest), REST, whole);
      const sum = (pick: (refund: RefundPlan) => number) =>
        parts.reduce((all, refund) => all + pick(refund.plan), 0);
      expect(sum((refund) => refund.cents)).toBe(cents);
      expect(sum(({ deliveryCents }) => deliveryCents)).toBe(whole.deliveryCents);
      for (const index of [0, 1])
        expect(sum(({ lines }) => lines[index]?.cents ?? 0)).toBe(whole.lines[index]?.cents);
      const given = parts.flatMap((refund) => [
        ...refund.plan.lines.map((line) => line.cents),
        refund.plan.cents,
      ]);
      expect(Math.min(...given)).toBeGreaterThanOrEqual(0);
    }
  }
});
