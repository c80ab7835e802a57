import type { OrderHistoryEntry } from '@shop/contracts';
import { eurosText } from '@shop/money';
import { enter } from './due.ts';
import { attemptOf, withAttempt } from './attempts.ts';
import {
  isRejectedByAdmin,
  SYSTEM,
  type Money,
  type ReviewReason,
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
  if (order.paidBy || order.late) return review(order, money, 'second', now);
  const attempt = order.attempts[attemptOf(paymentId)];
  if (attempt?.amountCents !== money.amountCents || attempt.provider !== money.provider) {
    return review(order, money, 'mismatch', now);
  }
  if (isRejectedByAdmin(order)) return review(order, money, 'rejected', now);
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
      paymentMethod: money.provider === 'paypal' ? 'paypal' : 'card',
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
  money: Pick<Money, 'paymentId' | 'amountCents'>,
  reason: ReviewReason,
  now: Date,
): MoneyEffect {
  const keepsStock = reason === 'mismatch' && holding.includes(order.saga) && !isRejectedByAdmin(order);
  return {
    kind: 'review',
    set: {
      ...(keepsStock ? enter('held', order, now) : {}),
      paymentStatus: 'review',
      review: { ...order.review, [money.paymentId]: { reason, amountCents: money.amountCents, at: now } },
      attempts: withAttempt(order, attemptOf(money.paymentId), { status: 'review' }),
    },
    history: entry(`review: ${reason} ${eurosText(money.amountCents)} €`, now),
  };
}

function entry(what: string, now: Date): OrderHistoryEntry {
  return { at: now.toISOString(), by: SYSTEM, what };
}
