import type { OrderHistoryEntry } from '@shop/contracts';
import { CURRENCY, eurosText } from '@shop/money';
import { attemptOf } from './attempts.ts';
import { confirm, noteLate, type MoneyEffect } from './money-effects.ts';
import { isRejectedByAdmin, type StoredOrder } from '../order.ts';
import type { Acceptance, Money } from '../order-money.ts';
import { partsCents, partsOf } from './partial-payments.ts';
import { capturedOf, leftOf, paymentStatusOf } from './refunds.ts';
import { enter, IN_REVIEW, states } from '../saga.ts';

/**
 * Why money in review cannot be taken as it is: nobody knows how much came · nothing came, its buyer has only approved
 * it · it is in another currency, which no price of the shop is in · some of it goes back, or is disputed · the maker has
 * said no to the order · a step is under way.
 */
export type AcceptRefusal = 'unknown' | 'nothing' | 'currency' | 'returned' | 'rejected' | 'busy';

/** Stripe takes no card payment below it. */
const MIN_REST_CENTS = 50;

/** @returns null where the maker may take the money; it has to be in review */
export function acceptRefusal(order: StoredOrder, paymentId: string): AcceptRefusal | null {
  const captured = capturedOf(order, paymentId);
  if (!captured) return 'unknown';
  if (captured.amountCents === 0) return 'nothing';
  if (captured.currency !== CURRENCY) return 'currency';
  if (leftOf(order, paymentId) !== captured.amountCents) return 'returned';
  if (order.paidBy) return null;
  if (isRejectedByAdmin(order)) return 'rejected';
  const isAtRest = order.saga === IN_REVIEW || states[order.saga].onMoney === 'reserve-again';
  return isAtRest && !order.late ? null : 'busy';
}

/**
 * The maker takes money in review as it is. An order that nothing has paid is paid by it: confirmed where its stock is
 * held, else its stock is taken anew first. Beside what has paid an order it counts as paid with it.
 */
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
  const taken: StoredOrder = { ...order, review };
  const told: OrderHistoryEntry = {
    at: at.toISOString(),
    by,
    what: `accepted: ${eurosText(captured.amountCents)} ${captured.currency}`,
    text,
  };
  if (order.paidBy) {
    const paidAlso = [...order.paidAlso, paymentId];
    const paymentStatus = paymentStatusOf({ ...taken, paidAlso });
    return { kind: 'review', set: { review, paidAlso, paymentStatus }, history: told };
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
  const effect = order.saga === IN_REVIEW ? confirm(taken, money, at) : noteLate(taken, money, at);
  return { ...effect, set: { review, ...effect.set }, history: [told, effect.history].flat() };
}

/**
 * Whether the maker may write down that money in review is looked into: of an unknown sum it can be neither taken nor sent
 * back. An order that waits for it keeps its stock, and whoever placed it hears of its end by the maker's no.
 */
export function mayDismiss(order: StoredOrder, paymentId: string): boolean {
  const note = order.review[paymentId];
  return note !== undefined && !note.accepted && !capturedOf(order, paymentId) && order.saga !== IN_REVIEW;
}

/** The maker has found out what became of money of an unknown sum: it waits for nobody any more. No money moves. */
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

/** What is missing of an order's price, in cents, where its buyer may be asked for it; else null. */
export function restOf(order: StoredOrder): number | null {
  if (order.saga !== IN_REVIEW || isRejectedByAdmin(order)) return null;
  const parts = partsOf(order);
  const missing = order.totalCents - partsCents(order, parts);
  return parts.length > 0 && missing >= MIN_REST_CENTS ? missing : null;
}

/** What the buyer may pay now: what is missing, once the maker has asked for it. */
export function restToPay(order: StoredOrder): number | null {
  return order.restAsked ? restOf(order) : null;
}

/**
 * What becomes of an order in review once nothing is left of the money that waited: nothing has paid it, so it is closed as
 * any other, with the ways to pay it that are still open.
 * @param order with what has just been told of its money
 * @returns nothing to write where somebody has to decide still
 */
export function closeReturned(order: StoredOrder, now: Date): Partial<StoredOrder> {
  const isOver = order.saga === IN_REVIEW && !order.paidBy && paymentStatusOf(order) !== 'review';
  return isOver ? { ...enter('closing', order, now), takeApproved: false } : {};
}
