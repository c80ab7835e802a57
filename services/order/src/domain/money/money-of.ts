import type { EmailOrder } from '@shop/contracts';
import type { StoredOrder } from '../order.ts';
import { capturedOf, isRefunded, payingPaymentIds } from './refunds.ts';

export function moneyOf(order: StoredOrder): EmailOrder['money'] {
  const { late, review, money, refunds } = order;
  const paymentIds = [
    ...payingPaymentIds(order),
    ...(late ? [late.paymentId] : []),
    ...Object.keys({ ...review, ...money }),
  ];
  // Approved only, so nothing was captured.
  const received = paymentIds.filter((paymentId) => capturedOf(order, paymentId)?.amountCents !== 0);
  if (received.length === 0) return 'none';
  if (received.every((paymentId) => isRefunded(order, paymentId))) return 'back';
  return Object.values(refunds).some(({ state }) => state === 'succeeded') ? 'partly-back' : 'here';
}

/** The stored method of an order by hand is a default until money comes. */
export const isMethodOpen = (order: StoredOrder): boolean =>
  order.manual !== undefined && moneyOf(order) === 'none';
