import type { OrderHistoryEntry } from '@shop/contracts';
import type { ReviewReason } from '@shop/shop-rules';
import { CURRENCY, eurosText } from '@shop/money';
import { attemptOf, methodOf, withAttempt } from './attempts.ts';
import { isRejectedByAdmin, SYSTEM, type StoredOrder } from '../order.ts';
import type { Money, ReviewedMoney, StoredRefund } from '../order-money.ts';
import { earlierPartsOf, withPartsAccepted } from './partial-payments.ts';
import { refundEntry, requestedRefund } from './refund-record.ts';
import { automaticReasons, automaticRefundId, paymentStatusOf, unrefundedOf } from './refunds.ts';
import { enter, IN_REVIEW, mayMove, type SagaState } from '../saga.ts';

export type MoneyEffect = {
  kind: SagaState['onMoney'];
  set: Partial<StoredOrder>;
  history: OrderHistoryEntry | OrderHistoryEntry[];
  /** An automatic refund, written by the same update. */
  refund?: { refundId: string; refund: StoredRefund };
};

/**
 * Confirms a paid order with held stock, unless an admin has set its status. Earlier parts of the price count with it.
 */
export function confirm(order: StoredOrder, money: Money, now: Date): MoneyEffect {
  const orderStatus = order.statusBy === SYSTEM ? 'confirmed' : order.orderStatus;
  const parts = earlierPartsOf(order, money);
  const paidBy: Partial<StoredOrder> = {
    paidBy: money.paymentId,
    ...withCaptured(order, asReviewed(money)),
    ...(parts.length > 0 ? { alsoPaidBy: parts, review: withPartsAccepted(order, parts, now) } : {}),
  };
  const paid = { ...order, ...paidBy };
  return {
    kind: 'confirm',
    set: {
      ...enter('committing', order, now),
      orderStatus,
      paymentStatus: paymentStatusOf(paid),
      paymentMethod: money.method ?? methodOf(money.provider),
      ...paidBy,
      providerPaymentId: money.providerPaymentId,
      payerId: money.payerId,
      late: null,
      confirmedAt: now,
      attempts: paidAttempt(order, money),
    },
    history: { ...entry('paid', now), from: order.orderStatus, to: orderStatus },
  };
}

function paidAttempt(order: StoredOrder, { paymentId, method }: Money): StoredOrder['attempts'] {
  return withAttempt(order, attemptOf(paymentId), { status: 'paid', ...paidWith(method) });
}

const paidWith = (method: Money['method']) => (method ? { paidWith: method } : {});

/** Money that came after the stock was freed; the stock is reserved again first. */
export function noteLate(order: StoredOrder, money: Money, now: Date): MoneyEffect {
  const isFreeing = order.saga === 'releasing';
  return {
    kind: 'reserve-again',
    set: {
      // A running release ends first, finds the money and moves on to the reservation.
      ...(isFreeing ? {} : { ...enter('re-reserving', order, now), generation: order.generation + 1 }),
      late: money,
      ...withCaptured(order, asReviewed(money)),
      attempts: paidAttempt(order, money),
    },
    history: entry('paid late', now),
  };
}

/**
 * Money that does not match the order. Surplus goes back automatically; for the rest stock stays held, unless the order
 * was rejected.
 */
export function review(
  order: StoredOrder,
  money: ReviewedMoney,
  reason: ReviewReason,
  now: Date,
): MoneyEffect {
  const { paymentId, captured, chargeId, method } = money;
  const { amountCents, currency } = captured ?? { amountCents: null, currency: '' };
  const sum = captured ? ` ${eurosText(captured.amountCents)} ${captured.currency}` : '';
  const reviewed = {
    ...order,
    review: { ...order.review, [paymentId]: { reason, amountCents, currency, chargeId, at: now } },
    ...withCaptured(order, money),
  };
  const paymentStatus = paymentStatusOf(reviewed);
  // Money that the provider has already returned needs no stock.
  const keepsStock =
    reason === 'mismatch' &&
    paymentStatus === 'review' &&
    mayMove(order.saga, IN_REVIEW) &&
    !isRejectedByAdmin(order);
  const entryOfReview = { ...entry(`review: ${reason}${sum}`, now), ...(chargeId ? { text: chargeId } : {}) };
  const refund = automaticRefund(reviewed, money, reason, now);
  return {
    kind: 'review',
    set: {
      ...(keepsStock ? enter(IN_REVIEW, order, now) : {}),
      paymentStatus,
      review: reviewed.review,
      ...withCaptured(order, money),
      attempts: withAttempt(order, attemptOf(paymentId), { status: 'review', ...paidWith(method) }),
      ...(refund ? { refunds: { ...order.refunds, [refund.refundId]: refund.refund } } : {}),
    },
    history: refund ? [entryOfReview, refundEntry(refund.refund, now)] : entryOfReview,
    ...(refund ? { refund } : {}),
  };
}

/** Refunds money that came twice, too late or after a rejection, less what was already returned at the provider. */
function automaticRefund(
  order: StoredOrder,
  { paymentId, captured }: ReviewedMoney,
  reviewed: ReviewReason,
  now: Date,
): MoneyEffect['refund'] {
  const reason = automaticReasons[reviewed];
  const cents = unrefundedOf(order, paymentId);
  if (!reason || !captured || !cents) return undefined;
  const { currency } = captured;
  const plan = { cents, lines: [], deliveryCents: 0 };
  const refund = requestedRefund({ paymentId, currency, plan, reason, by: SYSTEM, note: '' }, now);
  return { refundId: automaticRefundId(order, paymentId), refund };
}

function withCaptured(
  order: StoredOrder,
  { paymentId, captured, chargeId }: ReviewedMoney,
): Partial<Pick<StoredOrder, 'money'>> {
  if (!captured) return {};
  const { amountCents: cents, currency } = captured;
  return { money: { ...order.money, [paymentId]: { cents, currency, chargeId } } };
}

/** The payment service reports only money in the shop's currency as paid. */
export function asReviewed({ paymentId, amountCents, chargeId, method }: Money): ReviewedMoney {
  return { paymentId, captured: { amountCents, currency: CURRENCY }, chargeId, method };
}

function entry(what: string, now: Date): OrderHistoryEntry {
  return { at: now.toISOString(), by: SYSTEM, what };
}
