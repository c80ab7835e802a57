import { expect, test } from 'vitest';
import { PAID_BY_IMPORT, type StoredOrder } from '../order.ts';
import type { StoredRefund } from '../order-money.ts';
import { isPeriodOver, isUnanswered, lastDay, withdrawablePieces } from './withdrawals.ts';

const delivered = (...moves: [at: string, to: string][]) => ({
  orderStatus: 'delivered' as const,
  history: moves.map(([at, to]) => ({ at, by: 'Liisa', what: 'status', to })),
});

test.each([
  ['a plain week', '2026-11-16T10:00:00Z', '2026-11-30'],
  ['late in the evening it is the next day in Finland', '2026-11-16T22:30:00Z', '2026-12-01'],
  ['a Saturday gives way to Monday', '2026-11-14T10:00:00Z', '2026-11-30'],
  ['Independence Day is a Sunday of its own', '2027-11-22T10:00:00Z', '2027-12-07'],
  ['Christmas reaches over a weekend', '2026-12-11T10:00:00Z', '2026-12-28'],
  ['Christmas Eve', '2026-12-10T10:00:00Z', '2026-12-28'],
  ['Midsummer Eve', '2027-06-11T10:00:00Z', '2027-06-28'],
  ['a Friday in June that is no eve', '2027-06-04T10:00:00Z', '2027-06-18'],
  ['Good Friday and Easter Monday', '2027-03-12T10:00:00Z', '2027-03-30'],
  ['Ascension Day', '2027-04-22T10:00:00Z', '2027-05-07'],
])('the last day to withdraw: %s [law-6]', (_case, at, last) => {
  expect(lastDay(delivered([at, 'delivered']))).toBe(last);
});

test('the period runs from the first delivery, and again where the status went back in between', () => {
  const twice = delivered(['2026-11-16T10:00:00Z', 'delivered'], ['2026-11-20T10:00:00Z', 'delivered']);
  expect(lastDay(twice)).toBe('2026-11-30');
  const deliveredAgain = delivered(
    ['2026-11-16T10:00:00Z', 'delivered'],
    ['2026-11-17T10:00:00Z', 'inShipping'],
    ['2026-11-18T10:00:00Z', 'delivered'],
  );
  expect(lastDay(deliveredAgain)).toBe('2026-12-02');
});

test('without a recorded delivery the period has not begun, and never ends [law-6]', () => {
  expect(lastDay({ orderStatus: 'inShipping', history: [] })).toBeNull();
  expect(lastDay(delivered())).toBeNull();
  expect(isPeriodOver(delivered(), new Date('2036-01-01'))).toBe(false);
});

test('the last day counts to its end in Finland', () => {
  const order = delivered(['2026-11-16T10:00:00Z', 'delivered']);
  expect(isPeriodOver(order, new Date('2026-11-30T21:59:00Z'))).toBe(false);
  expect(isPeriodOver(order, new Date('2026-11-30T22:00:00Z'))).toBe(true);
});

/** Two pieces at 10 €, paid, with a notice for one of them, and what went back otherwise. */
function withRefunds(...refunds: Pick<StoredRefund, 'cents' | 'lines'>[]): StoredOrder {
  const made = refunds.map((refund, index): [string, object] => [
    `o_r${index + 1}`,
    { paymentId: 'o_1', deliveryCents: 0, state: 'succeeded', currency: 'EUR', ...refund },
  ]);
  return {
    attempts: {},
    paidBy: 'o_1',
    alsoPaidBy: [],
    disputes: {},
    late: null,
    review: {},
    orderStatus: 'delivered',
    lines: [{ priceCents: 1_000, salePriceCents: null, quantity: 2 }],
    deliveryFeeCents: 0,
    totalCents: 2_000,
    money: { o_1: { cents: 2_000, currency: 'EUR', chargeId: '' } },
    refunds: Object.fromEntries(made),
    withdrawals: { w1: notice },
  } as unknown as StoredOrder;
}
const notice = {
  at: new Date(0),
  name: '',
  lines: [{ line: 0, quantity: 1 }],
  arrivedAt: null,
  refundIds: [],
};

test('a refund outside the queue reduces the pieces that can be withdrawn, and a full refund takes all', () => {
  const piece = { line: 0, cents: 1_000, restock: 0 };
  const cases: [StoredOrder, number, boolean][] = [
    [withRefunds(), 1, true],
    [withRefunds({ cents: 1_000, lines: [{ ...piece, quantity: 1 }] }), 0, true],
    [withRefunds({ cents: 2_000, lines: [{ ...piece, cents: 2_000, quantity: 2 }] }), 0, false],
    [withRefunds({ cents: 500, lines: [] }), 1, true],
    [withRefunds({ cents: 2_000, lines: [] }), 0, false],
  ];
  for (const [order, pieces, waits] of cases) {
    expect(withdrawablePieces(order)).toEqual([pieces]);
    expect(isUnanswered(order, notice)).toBe(waits);
  }
});

test('an imported order cannot be withdrawn from here, and its notice is not pending', () => {
  const order = { ...withRefunds(), paidBy: PAID_BY_IMPORT, money: {} };
  expect(withdrawablePieces(order)).toEqual([0]);
  expect(isUnanswered(order, notice)).toBe(false);
});
