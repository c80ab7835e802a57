import type { OrderHistoryEntry, ReviewReason } from '@shop/contracts';
import { CURRENCY, eurosText } from '@shop/money';
import { enter } from './due.ts';
import { attemptOf, methodOf, withAttempt } from './attempts.ts';
import {
  isRejectedByAdmin,
  SYSTEM,
  type Money,
  type ReviewedMoney,
  type Saga,
  type StoredOrder,
} from './order.ts';

/** What money does to an order: nothing new, confirm it, take its stock anew first, or wait for a person. */
export type MoneyDecision = { kind: 'known' } | MoneyEffect;
export type MoneyEffect = {
  kind: 'confirm' | 'reserve-again' | 'review';
  set: Partial<StoredOrder>;
  history: OrderHistoryEntry;
};

/** The stock of these orders is still held, so money confirms them at once. */
const holding: Saga[] = ['reserved', 'closing', 'held'];

/** Decides what one payment's money does to an order as it was read. Pure: the caller writes, guarded. */
export function decideMoney(order: StoredOrder, money: Money, now: Date): MoneyDecision {
  const { paymentId } = money;
  if (order.paidBy === paymentId || order.late?.paymentId === paymentId || order.review[paymentId]) {
    return { kind: 'known' };
  }
  if (order.paidBy || order.late) return review(order, asReviewed(money), 'second', now);
  const attempt = order.attempts[attemptOf(paymentId)];
  if (attempt?.amountCents !== money.amountCents || attempt.provider !== money.provider) {
    return review(order, asReviewed(money), 'mismatch', now);
  }
  if (isRejectedByAdmin(order)) return review(order, asReviewed(money), 'rejected', now);
  if (holding.includes(order.saga)) return confirm(order, money, now);
  return reserveAgain(order, money, now);
}

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
function reserveAgain(order: StoredOrder, money: Money, now: Date): MoneyEffect {
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
  const keepsStock = reason === 'mismatch' && holding.includes(order.saga) && !isRejectedByAdmin(order);
  const { amountCents, currency } = captured ?? { amountCents: null, currency: '' };
  const sum = captured ? ` ${eurosText(captured.amountCents)} ${captured.currency}` : '';
  return {
    kind: 'review',
    set: {
      ...(keepsStock ? enter('held', order, now) : {}),
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
