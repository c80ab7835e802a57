import { asReviewed, confirm, noteLate, review, type MoneyEffect } from './money-effects.ts';
import { attemptOf } from './attempts.ts';
import { isRejectedByAdmin, type StoredOrder } from '../order.ts';
import type { Money } from '../order-money.ts';
import { completesPrice } from './partial-payments.ts';
import { states } from '../saga.ts';

export type MoneyDecision = { kind: 'known' } | MoneyEffect;

/** Decides what a payment's money does to the order. Pure: the caller writes it in one guarded update. */
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
