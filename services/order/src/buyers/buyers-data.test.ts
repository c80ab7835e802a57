import { expect, test } from 'vitest';
import { retentionStart, isFinishedForBuyer } from './buyers-data.ts';
import type { StoredOrder } from '../domain/order.ts';
import type { StoredRefund } from '../domain/order-money.ts';

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(days * DAY_MS);
const rejected = (fields: object = {}): StoredOrder =>
  ({
    createdAt: at(0),
    orderStatus: 'rejected',
    paymentStatus: 'paid',
    attempts: {},
    lines: [],
    review: {},
    late: null,
    money: { o_1: { cents: 2_000, currency: 'EUR', chargeId: '' } },
    refunds: {},
    withdrawals: {},
    paidBy: 'o_1',
    alsoPaidBy: [],
    disputes: {},
    totalCents: 2_000,
    ...fields,
  }) as unknown as StoredOrder;
const back = (cents: number, state: StoredRefund['state']) => ({
  refunds: { o_r1: { paymentId: 'o_1', cents, state, changedAt: at(1) } },
});

test('a paid, rejected order is finished for its buyer once all its money is refunded, or after two months', () => {
  const cases: [StoredOrder, boolean][] = [
    [rejected(), false],
    [rejected(back(1_500, 'succeeded')), false],
    [rejected(back(2_000, 'requested')), false],
    [rejected(back(2_000, 'failed')), false],
    [rejected(back(2_000, 'succeeded')), true],
    [rejected({ paidBy: null, paymentStatus: 'failed' }), true],
  ];
  for (const [order, isOver] of cases) {
    expect(isFinishedForBuyer(order, at(2))).toBe(isOver);
    expect(isFinishedForBuyer(order, at(61))).toBe(true);
  }
});

test('an order keeps its buyer for two months after the week promised for its work', () => {
  const order = rejected({ lines: [{ promise: { week: '1970-W20', queue: 0 } }] });
  expect(isFinishedForBuyer(order, at(61))).toBe(false);
  expect(isFinishedForBuyer(order, at(20 * 7 + 61))).toBe(true);
});

test.each([
  ['2026-12-31T21:59:59Z', '2019-12-31T22:00:00Z'],
  ['2026-12-31T22:00:00Z', '2020-12-31T22:00:00Z'],
  ['2027-12-31T21:59:59Z', '2020-12-31T22:00:00Z'],
])(
  'at %s accounting begins with %s: an order of New Year’s night in Finland is of the new year',
  (now, begin) => {
    expect(retentionStart(new Date(now))).toEqual(new Date(begin));
  },
);
