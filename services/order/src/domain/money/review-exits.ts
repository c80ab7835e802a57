import type { OrderHistoryEntry } from '@shop/contracts';
import { CURRENCY, eurosText } from '@shop/money';
import { attemptOf } from './attempts.ts';
import { confirm, noteLate, type MoneyEffect } from './money-effects.ts';
import { isRejectedByAdmin, type StoredOrder } from '../order.ts';
import type { Acceptance, Money } from '../order-money.ts';
import { partialCents, partialPaymentsOf } from './partial-payments.ts';
import { capturedOf, refundableOf, paymentStatusOf } from './refunds.ts';
import { enter, IN_REVIEW, states } from '../saga.ts';

/**
 * `unknown`: amount unknown · `nothing`: only approved · `currency`: not the shop's · `returned`: partly returned or
 * disputed · `rejected`: by an admin · `busy`: a step is running.
 */
export type AcceptRefusal = 'unknown' | 'nothing' | 'currency' | 'returned' | 'rejected' | 'busy';

/** Stripe's minimum for a card payment. */
const MIN_REST_CENTS = 50;

/** @returns null when an admin may accept money in review */
export function acceptRefusal(order: StoredOrder, paymentId: string): AcceptRefusal | null {
  const captured = capturedOf(order, paymentId);
  if (!captured) return 'unknown';
  if (captured.amountCents === 0) return 'nothing';
  if (captured.currency !== CURRENCY) return 'currency';
  if (refundableOf(order, paymentId) !== captured.amountCents) return 'returned';
  if (order.paidBy) return null;
  if (isRejectedByAdmin(order)) return 'rejected';
  const isAtRest = order.saga === IN_REVIEW || states[order.saga].onMoney === 'reserve-again';
  return isAtRest && !order.late ? null : 'busy';
}

/** Confirms an unpaid order, reserving stock first where none is held, and adds to a paid one. */
export function acceptMoney(
  order: StoredOrder,
  paymentId: string,
  { by, at, text }: Acceptance,
): MoneyEffect | null {
  const [note, captured] = [order.review[paymentId], capturedOf(order, paymentId)];
  const attempt = order.attempts[attemptOf(paymentId)];
  const provider = attempt?.provider;
  if (!note || !captured || !provider) return null;
  const review = { ...order.review, [paymentId]: { ...note, accepted: { by, at, text } } };
  const accepted: StoredOrder = { ...order, review };
  const entry: OrderHistoryEntry = {
    at: at.toISOString(),
    by,
    what: `accepted: ${eurosText(captured.amountCents)} ${captured.currency}`,
    text,
  };
  if (order.paidBy) {
    const alsoPaidBy = [...order.alsoPaidBy, paymentId];
    const paymentStatus = paymentStatusOf({ ...accepted, alsoPaidBy });
    return { kind: 'review', set: { review, alsoPaidBy, paymentStatus }, history: entry };
  }
  const { chargeId } = note;
  const money: Money = {
    paymentId,
    provider,
    amountCents: captured.amountCents,
    providerPaymentId: chargeId,
    payerId: '',
    chargeId,
    method: attempt?.paidWith,
  };
  const effect = order.saga === IN_REVIEW ? confirm(accepted, money, at) : noteLate(accepted, money, at);
  return { ...effect, set: { review, ...effect.set }, history: [entry, effect.history].flat() };
}

/**
 * Money of unknown amount can be neither accepted nor refunded. An order in review has to be rejected instead. Decision
 * 0060.
 */
export function mayDismiss(order: StoredOrder, paymentId: string): boolean {
  const note = order.review[paymentId];
  return note !== undefined && !note.accepted && !capturedOf(order, paymentId) && order.saga !== IN_REVIEW;
}

/** No money moves. */
export function dismissMoney(
  order: StoredOrder,
  paymentId: string,
  accepted: Acceptance,
): Pick<MoneyEffect, 'set' | 'history'> {
  const note = order.review[paymentId];
  const review = note ? { ...order.review, [paymentId]: { ...note, accepted } } : order.review;
  const { by, at, text } = accepted;
  return {
    set: { review, paymentStatus: paymentStatusOf({ ...order, review }) },
    history: { at: at.toISOString(), by, what: 'dismissed', text },
  };
}

/** Cents missing of the price, where the buyer may be asked for them; else null. */
export function restOf(order: StoredOrder): number | null {
  // The rest is paid on the account's page.
  if (order.saga !== IN_REVIEW || isRejectedByAdmin(order) || order.manual) return null;
  const parts = partialPaymentsOf(order);
  const missing = order.totalCents - partialCents(order, parts);
  return parts.length > 0 && missing >= MIN_REST_CENTS ? missing : null;
}

export function restToPay(order: StoredOrder): number | null {
  return order.restAsked ? restOf(order) : null;
}

/**
 * Closes an order in review once all its money is returned and none has paid it.
 * @returns {} where a decision is still open
 */
export function closeReturned(order: StoredOrder, now: Date): Partial<StoredOrder> {
  const isReturned = order.saga === IN_REVIEW && !order.paidBy && paymentStatusOf(order) !== 'review';
  return isReturned ? { ...enter('closing', order, now), captureApproved: false } : {};
}
