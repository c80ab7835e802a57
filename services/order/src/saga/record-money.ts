import { newEvent, orderConfirmed, orderRefunded, refundRequested, type NewEvent } from '@shop/events';
import { tracing } from '@shop/tracing';
import type { SagaDeps } from '../deps.ts';
import type { MoneyDecision } from '../domain/money/money-decision.ts';
import type { MoneyEffect } from '../domain/money/money-effects.ts';
import type { StoredOrder } from '../domain/order.ts';
import type { StoredRefund } from '../domain/order-money.ts';
import { paidOrderOf } from '../domain/after-sales/paid-order.ts';
import type { OrderChange } from '../store/order-store.ts';
import { changeOrder } from './change-order.ts';
import { withholdHolds } from './holds.ts';

/**
 * Writes a decision about money with its events.
 * @throws `order-not-found`
 */
export async function recordMoney(
  deps: SagaDeps,
  orderID: string,
  decide: (order: StoredOrder) => MoneyDecision,
): Promise<StoredOrder> {
  const order = await changeOrder(deps, orderID, (read) => {
    const decision = decide(read);
    if (decision.kind === 'known') return null;
    const { traceparent } = { ...tracing().storedFields(), ...read };
    return tracing().continueFrom(traceparent, () => moneyChange(read, decision));
  });
  await withholdHolds(deps, order);
  return order;
}

export function moneyChange(order: StoredOrder, { kind, set, history, refund }: MoneyEffect): OrderChange {
  if (refund) return { set, history, event: refundEvent(order, refund.refundId, refund.refund) };
  if (kind !== 'confirm') return { set, history };
  const event = newEvent(orderConfirmed, { userID: order.userID, ...paidOrderOf(order) });
  return { set, history, event };
}

export function refundEvent(
  { _id: orderID }: Pick<StoredOrder, '_id'>,
  refundId: string,
  { paymentId, cents: amountCents, currency, reason }: StoredRefund,
): NewEvent {
  return newEvent(refundRequested, {
    refundId,
    paymentId,
    orderID,
    amountCents,
    currency,
    reason: reason ?? 'maker',
  });
}

export function refundedEvent(
  { _id: orderID, review }: Pick<StoredOrder, '_id' | 'review'>,
  refundId: string,
  refund: StoredRefund,
): NewEvent {
  const { cents: amountCents, currency, reason, deliveryCents, elsewhere } = refund;
  // Pieces of a refund shared by two payments are listed in its first part.
  const lines = refund.lines.flatMap(({ line, quantity, cents }) =>
    quantity > 0 ? [{ line, quantity, cents }] : [],
  );
  const lessCents = refund.lines.reduce((sum, line) => sum + (line.lessCents ?? 0), 0);
  const note = refund.isNoteForBuyer ? refund.note : '';
  const payload = { orderID, refundId, amountCents, currency, reason, lines, deliveryCents, lessCents, note };
  const isSoldOut = reason === 'late' && review[refund.paymentId]?.reason === 'late';
  return newEvent(orderRefunded, {
    ...payload,
    ...(elsewhere ? { elsewhere } : {}),
    ...(isSoldOut ? { soldOut: true as const } : {}),
  });
}
