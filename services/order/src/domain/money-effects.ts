import type { OrderHistoryEntry, ReviewReason } from '@shop/contracts';
import { CURRENCY, eurosText } from '@shop/money';
import { attemptOf, methodOf, withAttempt } from './attempts.ts';
import { isRejectedByAdmin, SYSTEM, type Money, type ReviewedMoney, type StoredOrder } from './order.ts';
import { enter, IN_REVIEW, mayMove, type SagaState } from './saga.ts';

/** What a payment's money changes in an order. */
export type MoneyEffect = {
  kind: SagaState['onMoney'];
  set: Partial<StoredOrder>;
  history: OrderHistoryEntry;
};

/** Paid and held: the order is confirmed, unless the admin has already chosen its status. */
export function confirm(order: StoredOrder, money: Money, now: Date): MoneyEffect {
  const orderStatus = order.statusBy === SYSTEM ? 'confirmed' : order.orderStatus;
  return {
    kind: 'confirm',
    set: {
      ...enter('committing', order, now),
      orderStatus,
      paymentStatus: Object.keys(order.review).length > 0 ? 'review' : 'paid',
      paymentMethod: methodOf(money.provider),
      paidBy: money.paymentId,
      providerPaymentId: money.providerPaymentId,
      payerId: money.payerId,
      late: null,
      confirmedAt: now,
      attempts: withAttempt(order, attemptOf(money.paymentId), { status: 'paid' }),
    },
    history: { ...entry('paid', now), from: order.orderStatus, to: orderStatus },
  };
}

/** Paid after the stock was freed: it is taken once more before anything is promised. */
export function noteLate(order: StoredOrder, money: Money, now: Date): MoneyEffect {
  const isFreeing = order.saga === 'releasing';
  return {
    kind: 'reserve-again',
    set: {
      // A release under way ends first; it finds the money and goes on to the reservation.
      ...(isFreeing ? {} : { ...enter('re-reserving', order, now), gen: order.gen + 1 }),
      late: money,
      attempts: withAttempt(order, attemptOf(money.paymentId), { status: 'paid' }),
    },
    history: entry('paid late', now),
  };
}

/** Money that a person has to look at. Held stock stays held, unless the order was rejected. */
export function review(
  order: StoredOrder,
  { paymentId, captured, chargeId }: ReviewedMoney,
  reason: ReviewReason,
  now: Date,
): MoneyEffect {
  const keepsStock = reason === 'mismatch' && mayMove(order.saga, IN_REVIEW) && !isRejectedByAdmin(order);
  const { amountCents, currency } = captured ?? { amountCents: null, currency: '' };
  const sum = captured ? ` ${eurosText(captured.amountCents)} ${captured.currency}` : '';
  return {
    kind: 'review',
    set: {
      ...(keepsStock ? enter(IN_REVIEW, order, now) : {}),
      paymentStatus: 'review',
      review: { ...order.review, [paymentId]: { reason, amountCents, currency, chargeId, at: now } },
      attempts: withAttempt(order, attemptOf(paymentId), { status: 'review' }),
    },
    history: { ...entry(`review: ${reason}${sum}`, now), ...(chargeId ? { text: chargeId } : {}) },
  };
}

/** Payment calls only money paid that is in the shop's own currency. */
export function asReviewed({ paymentId, amountCents, chargeId }: Money): ReviewedMoney {
  return { paymentId, captured: { amountCents, currency: CURRENCY }, chargeId: chargeId ?? '' };
}

function entry(what: string, now: Date): OrderHistoryEntry {
  return { at: now.toISOString(), by: SYSTEM, what };
}
