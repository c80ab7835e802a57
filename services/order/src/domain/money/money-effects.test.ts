import { expect, test } from 'vitest';
import { review } from './money-effects.ts';
import type { StoredOrder } from '../order.ts';
import type { ReviewedMoney, StoredRefund } from '../order-money.ts';

const money: ReviewedMoney = {
  paymentId: 'o_1',
  captured: { amountCents: 5_000, currency: 'EUR' },
  chargeId: 'ch_1',
};
const released = {
  _id: 'o',
  saga: 'released',
  orderStatus: 'rejected',
  statusBy: 'system',
  paymentStatus: 'pending',
  totalCents: 5_000,
  attempts: { 1: { provider: 'stripe', amountCents: 5_000 } },
  paidBy: null,
  late: null,
  review: {},
  money: {},
  refunds: {},
  disputes: {},
} as unknown as StoredOrder;

const reviewOnce = (order: StoredOrder) => {
  const { set, refund } = review(order, money, 'late', new Date(0));
  return { order: { ...order, ...set }, refundId: refund?.refundId };
};
function failed(order: StoredOrder, refundId: string): StoredOrder {
  const refund = { ...order.refunds[refundId], state: 'failed' } as StoredRefund;
  return { ...order, refunds: { ...order.refunds, [refundId]: refund } };
}

test('repeated automatic refunds after a failure are separate refunds, and a repeated report is one', () => {
  let order = released;
  for (const refundId of ['o_1_auto', 'o_1_auto2', 'o_1_auto3']) {
    const reviewed = reviewOnce(order);
    expect(reviewed.refundId).toBe(refundId);
    expect(reviewed.order.refunds[refundId]).toMatchObject({ cents: 5_000, state: 'requested' });
    expect(reviewOnce(reviewed.order)).toMatchObject({
      order: { refunds: reviewed.order.refunds },
      refundId: undefined,
    });
    order = failed(reviewed.order, refundId);
  }
  expect(Object.values(order.refunds).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
});
