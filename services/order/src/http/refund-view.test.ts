import { expect, test } from 'vitest';
import type { StoredOrder } from '../domain/order.ts';
import { buyersRefunds, refundLog } from './refund-view.ts';

/** An order whose second money failed to go back on the first day, and was taken as it is on another one, or never. */
const paidTwice = (acceptedOn: number | null): StoredOrder =>
  ({
    attempts: {},
    paidBy: 'o_1',
    alsoPaidBy: [],
    disputes: {},
    late: null,
    lines: [],
    review: {
      o_2: {
        reason: 'second',
        amountCents: 5_000,
        currency: 'EUR',
        at: new Date(0),
        ...(acceptedOn === null ? {} : { accepted: { by: 'Liisa', at: new Date(acceptedOn), text: '' } }),
      },
    },
    money: { o_2: { cents: 5_000, currency: 'EUR', chargeId: '' } },
    withdrawals: {},
    refunds: {
      o_2_auto: {
        paymentId: 'o_2',
        cents: 5_000,
        currency: 'EUR',
        state: 'failed',
        by: 'system',
        lines: [],
        at: new Date(0),
        changedAt: new Date(1),
        restockedAt: null,
      },
    },
  }) as unknown as StoredOrder;

test('a payment that the shop keeps after a failed refund is not being refunded, and cannot be refunded again by it', () => {
  for (const acceptedOn of [null, 0]) {
    expect(buyersRefunds(paidTwice(acceptedOn))).toMatchObject([{ amount: 50, state: 'pending' }]);
    expect(refundLog(paidTwice(acceptedOn))).toMatchObject([{ state: 'failed', canBeRetried: true }]);
  }
  expect(buyersRefunds(paidTwice(2))).toEqual([]);
  expect(refundLog(paidTwice(2))).toMatchObject([{ state: 'failed', canBeRetried: false }]);
});
