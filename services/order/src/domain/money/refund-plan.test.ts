import { randomFrom } from '@shop/testing/random';
import { expect, test } from 'vitest';
import type { StoredRefund } from '../order-money.ts';
import {
  centsOf,
  unreturnedParts,
  planRefund,
  type RefundPlan,
  type RefundSelection,
} from './refund-plan.ts';
import { requestedRefund } from './refund-record.ts';
import { isRefunded, refundableOf } from './refunds.ts';
import { splitRefund } from './split-refund.ts';
import { spread } from './spread.ts';

type Order = Parameters<typeof planRefund>[0];
const PAID = 'order_1';
const lineOf = (priceCents: number, quantity: number): Order['lines'][number] => ({
  productID: 'p',
  title: '',
  images: [],
  size: 'M',
  variant: 1,
  salePriceCents: null,
  vatPermille: 255,
  priceCents,
  quantity,
});

/** An order whose payment captured its total, or another sum. */
function paidOrder(lines: Order['lines'], deliveryFeeCents = 0, captured?: number): Order {
  const totalCents = lines.reduce(
    (sum, { priceCents, quantity }) => sum + priceCents * quantity,
    deliveryFeeCents,
  );
  const money = { [PAID]: { cents: captured ?? totalCents, currency: 'EUR', chargeId: '' } };
  return {
    attempts: {},
    paidBy: PAID,
    alsoPaidBy: [],
    late: null,
    review: {},
    lines,
    deliveryFeeCents,
    standardDeliveryCents: deliveryFeeCents,
    totalCents,
    money,
    refunds: {},
    disputes: {},
  };
}

const asked = (order: Order, plan: RefundPlan, state: StoredRefund['state'] = 'succeeded'): Order => {
  const refund = requestedRefund(
    { paymentId: PAID, currency: 'EUR', plan, reason: 'maker', by: '', note: '' },
    new Date(0),
  );
  const id = `order_r${Object.keys(order.refunds).length + 1}`;
  return { ...order, refunds: { ...order.refunds, [id]: { ...refund, state } } };
};
const wish = (fields: Partial<RefundSelection>): RefundSelection => ({
  kind: 'lines',
  lines: [],
  delivery: false,
  cents: 0,
  restock: false,
  lessCents: 0,
  ...fields,
});

test('pieces, the delivery fee and a sum come to what they cost', () => {
  const order = paidOrder([lineOf(1_990, 3), lineOf(5_000, 1)], 590);
  expect(planRefund(order, PAID, wish({ lines: [{ line: 0, quantity: 2 }] }))?.cents).toBe(3_980);
  expect(planRefund(order, PAID, wish({ delivery: true }))).toEqual({
    cents: 590,
    lines: [],
    deliveryCents: 590,
  });
  expect(planRefund(order, PAID, wish({ kind: 'sum', cents: 123 }))?.cents).toBe(123);
  expect(planRefund(order, PAID, wish({ kind: 'whole', delivery: true }))?.cents).toBe(11_560);
  expect(planRefund(order, PAID, wish({ kind: 'whole' }))?.cents).toBe(10_970);
});

test('a refund above what is left, also of one line, has no plan', () => {
  const order = paidOrder([lineOf(1_000, 2)]);
  const once = asked(
    order,
    planRefund(order, PAID, wish({ lines: [{ line: 0, quantity: 1 }] })) as RefundPlan,
  );
  for (const fields of [
    { lines: [{ line: 0, quantity: 2 }] },
    { lines: [{ line: 1, quantity: 1 }] },
    { lines: [{ line: -1, quantity: 1 }] },
    { lines: [{ line: 0, quantity: 0 }] },
    { delivery: true },
    { kind: 'sum', cents: 1_001 } as const,
    { kind: 'sum', cents: 0 } as const,
  ])
    expect(planRefund(once, PAID, wish(fields))).toBeNull();
  expect(planRefund(once, PAID, wish({ kind: 'sum', cents: 1_000 }))?.cents).toBe(1_000);
});

test('a failed refund frees its amount, and restocked pieces stay counted', () => {
  const order = paidOrder([lineOf(1_000, 2)]);
  const whole = wish({ kind: 'whole', delivery: true, restock: true });
  const plan = planRefund(order, PAID, whole) as RefundPlan;
  expect(plan.lines).toEqual([{ line: 0, quantity: 2, cents: 2_000, restock: 2 }]);
  const failed = asked(order, plan, 'failed');
  expect(refundableOf(failed, PAID)).toBe(2_000);
  expect(planRefund(failed, PAID, whole)).toMatchObject({
    cents: 2_000,
    lines: [{ quantity: 2, restock: 0 }],
  });
});

test('after a sum, the last pieces bring what is left of the payment', () => {
  const order = paidOrder([lineOf(1_000, 3)]);
  const summed = asked(order, planRefund(order, PAID, wish({ kind: 'sum', cents: 2_500 })) as RefundPlan);
  expect(planRefund(summed, PAID, wish({ lines: [{ line: 0, quantity: 3 }] }))).toEqual({
    cents: 500,
    lines: [{ line: 0, quantity: 3, cents: 500, restock: 0 }],
    deliveryCents: 0,
  });
});

test('the parts of a spread sum add up, and are the weights themselves where these add up to it', () => {
  const { below: random } = randomFrom(3);
  for (let round = 0; round < 500; round += 1) {
    const weights = Array.from({ length: 1 + random(8) }, () => random(30_000));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const sum = random(200_000);
    const parts = spread(sum, weights);
    if (total > 0) expect(parts.reduce((all, cents) => all + cents, 0)).toBe(sum);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    expect(spread(total, weights)).toEqual(weights);
  }
});

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'any order of partial refunds ends exactly at zero, never below (%i)',
  (seed) => {
    const { below: random } = randomFrom(seed);
    const lines = Array.from({ length: 1 + random(4) }, () => lineOf(1 + random(9_999), 1 + random(5)));
    const fee = random(2) * random(1_000);
    // Also where less or more was captured than the order costs, as when a sum that differed was accepted.
    const captured = random(3) === 0 ? 1 + random(20_000) : undefined;
    let order = paidOrder(lines, fee, captured);
    const whole = refundableOf(order, PAID) ?? 0;
    for (let step = 0; step < 30; step += 1) {
      const remaining = refundableOf(order, PAID) ?? 0;
      const line = random(lines.length);
      const wishes = [
        wish({ kind: 'sum', cents: 1 + random(remaining + 5) }),
        wish({ lines: [{ line, quantity: 1 + random(3) }], delivery: random(4) === 0 }),
        wish({ delivery: true }),
        wish({ kind: 'whole', delivery: random(2) === 0 }),
      ];
      const plan = planRefund(order, PAID, wishes[random(step < 12 ? 3 : 4)] as RefundSelection);
      if (!plan) continue;
      expect(plan.cents).toBeLessThanOrEqual(remaining);
      const parts = plan.lines.reduce((sum, { cents }) => sum + cents, plan.deliveryCents);
      if (plan.lines.length > 0) expect(parts).toBeLessThanOrEqual(plan.cents);
      order = asked(order, plan, random(5) === 0 ? 'failed' : 'succeeded');
      for (const line of unreturnedParts(order, PAID).lines) {
        expect(line.quantity).toBeGreaterThanOrEqual(0);
        expect(line.cents).toBeGreaterThanOrEqual(0);
        for (let pieces = 1; pieces <= line.quantity; pieces += 1)
          expect(centsOf(line, pieces)).toBeLessThanOrEqual(line.cents);
      }
    }
    for (let turn = 0; (refundableOf(order, PAID) ?? 0) > 0; turn += 1) {
      expect(turn).toBeLessThan(2);
      order = asked(order, planRefund(order, PAID, wish({ kind: 'whole', delivery: true })) as RefundPlan);
    }
    expect(isRefunded(order, PAID)).toBe(true);
    const back = Object.values(order.refunds).filter(({ state }) => state === 'succeeded');
    expect(back.reduce((sum, { cents }) => sum + cents, 0)).toBe(whole);
  },
);

test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  'piece by piece, in any order, every line and the fee come back to the cent (%i)',
  (seed) => {
    const { below: random } = randomFrom(seed + 100);
    const lines = Array.from({ length: 1 + random(4) }, () => lineOf(1 + random(9_999), 1 + random(5)));
    let order = paidOrder(lines, random(900), 1 + random(40_000));
    const pieces = lines.flatMap(({ quantity }, line) => Array.from({ length: quantity }, () => line));
    const turns = [...pieces, -1]
      .map((line) => ({ line, key: random(1_000_000) }))
      .toSorted((a, b) => a.key - b.key);
    for (const { line } of turns) {
      const plan = planRefund(
        order,
        PAID,
        wish(line < 0 ? { delivery: true } : { lines: [{ line, quantity: 1 }] }),
      );
      // A fee or a piece may be worth less than a cent where hardly anything was captured.
      if (plan) order = asked(order, plan);
    }
    const rest = planRefund(order, PAID, wish({ kind: 'whole', delivery: true }));
    if (rest) order = asked(order, rest);
    expect(refundableOf(order, PAID)).toBe(0);
    expect(isRefunded(order, PAID)).toBe(true);
  },
);

test('a piece’s lost value is never refunded by another piece of its line, also over several payments', () => {
  const order = paidOrder([lineOf(5_000, 2)], 500);
  const piece = wish({ lines: [{ line: 0, quantity: 1 }] });
  const worn = planRefund(order, PAID, { ...piece, delivery: true, lessCents: 1_000 }) as RefundPlan;
  expect(worn).toEqual({
    cents: 4_500,
    lines: [{ line: 0, quantity: 1, cents: 4_000, restock: 0, lessCents: 1_000 }],
    deliveryCents: 500,
  });
  const once = asked(order, worn);
  expect(unreturnedParts(once, PAID)).toMatchObject({
    lines: [{ quantity: 1, cents: 5_000 }],
    deliveryCents: 0,
  });
  expect(planRefund(once, PAID, { ...piece, delivery: true })?.cents).toBe(5_000);
  expect(planRefund(asked(order, worn, 'failed'), PAID, piece)?.cents).toBe(5_000);
  const money = { ...order.money, order_2: { cents: 10_500, currency: 'EUR', chargeId: '' } };
  const shared = splitRefund({ ...order, alsoPaidBy: ['order_2'], money }, PAID, { ...worn, cents: 12_000 });
  expect(shared.map(({ plan }) => plan.lines[0]?.lessCents)).toEqual([1_000, undefined]);
});

test('a withdrawal refunds the delivery at the first method’s price, once', () => {
  const express = { ...paidOrder([lineOf(1_000, 1)], 890), standardDeliveryCents: 490 };
  const all = { lines: [{ line: 0, quantity: 1 }], delivery: true, isWithdrawal: true };
  expect(planRefund(express, PAID, wish(all))).toMatchObject({ cents: 1_490, deliveryCents: 490 });
  expect(planRefund(express, PAID, wish({ ...all, kind: 'whole' }))?.cents).toBe(1_490);
  expect(planRefund(express, PAID, wish({ ...all, isWithdrawal: false }))?.cents).toBe(1_890);
  const free = { ...express, standardDeliveryCents: 0 };
  expect(planRefund(free, PAID, wish(all))?.cents).toBe(1_000);
  const fee = planRefund(express, PAID, wish({ delivery: true })) as RefundPlan;
  expect(planRefund(asked(express, fee), PAID, wish(all))?.cents).toBe(1_000);
  const before = paidOrder([lineOf(1_000, 1)], 890);
  expect(planRefund(before, PAID, wish(all))?.cents).toBe(1_890);
});
