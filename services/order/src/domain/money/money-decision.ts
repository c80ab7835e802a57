import { asReviewed, confirm, noteLate, review, type MoneyEffect } from './money-effects.ts';
import { attemptOf } from './attempts.ts';
import { isRejectedByAdmin, type StoredOrder } from '../order.ts';
import type { Money } from '../order-money.ts';
import { completesPrice } from './partial-payments.ts';
import { states } from '../saga.ts';

/** What money does to an order: nothing new, confirm it, take its stock anew first, or wait for a person. */
export type MoneyDecision = { kind: 'known' } | MoneyEffect;

/** Decides what one payment's money does to an order as it was read. Pure: the caller writes, guarded. */
export function decideMoney(order: StoredOrder, money: Money, now: Date): MoneyDecision {
  const { paymentId } = money;
  const { onMoney } = states[order.saga];
  if (order.paidBy === paymentId || order.late?.paymentId === paymentId || order.review[paymentId]) {
    return { kind: 'known' };
  }
  if (order.late || onMoney === 'review') return review(order, asReviewed(money), 'second', now);
  const attempt = order.attempts[attemptOf(paymentId)];
  if (attempt?.amountCents !== money.amountCents || attempt.provider !== money.provider) {
    return review(order, asReviewed(money), 'mismatch', now);
  }
  if (isRejectedByAdmin(order)) return review(order, asReviewed(money), 'rejected', now);
  if (attempt.isRest && !completesPrice(order, money)) {
    return review(order, asReviewed(money), 'mismatch', now);
  }
  return onMoney === 'confirm' ? confirm(order, money, now) : noteLate(order, money, now);
}
