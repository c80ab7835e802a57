import { newEvent, orderConfirmed, orderRefunded, refundRequested, type NewEvent } from '@shop/events';
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
 * Writes down what was decided about money that has come for an order; a confirmation carries its event.
 * @param decide from the order as it is at the write
 * @returns the order after it
 * @throws ShopError `order-not-found`
 */
export async function recordMoney(
  deps: SagaDeps,
  orderID: string,
  decide: (order: StoredOrder) => MoneyDecision,
): Promise<StoredOrder> {
  let isKnown = false;
  const order = await changeOrder(deps, orderID, (read) => {
    const decision = decide(read);
    isKnown = decision.kind === 'known';
    return decision.kind === 'known' ? null : moneyChange(read, decision);
  });
  // Whoever wrote it down before has told the cart.
  if (!isKnown) applyToCart(deps, order);
  await withholdHolds(deps, order);
  return order;
}

/**
 * The cart of a confirmed order is told directly as well: the buyer's next look shall find it cleared, also while Redis
 * is away. Nobody waits for it, because the event repairs what this misses.
 */
export function applyToCart({ cart, logger }: Pick<SagaDeps, 'cart' | 'logger'>, order: StoredOrder): void {
  if (order.saga !== 'committing') return;
  cart.apply(order.userID, [order]).catch((err: unknown) => {
    logger.warn(
      { err, orderID: order._id },
      'the cart of a paid order is not cleared yet; the event does it',
    );
  });
}

/** The one update that money's effect is; a confirmation and money that goes back by itself carry their event. */
export function moneyChange(order: StoredOrder, { kind, set, history, refund }: MoneyEffect): OrderChange {
  if (refund) return { set, history, event: refundEvent(order, refund.refundId, refund.refund) };
  if (kind !== 'confirm') return { set, history };
  const event = newEvent(orderConfirmed, { userID: order.userID, ...paidOrderOf(order) });
  return { set, history, event };
}

/** Asks payment to send money back; it goes with the write that makes the refund. */
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

/** Tells that money is back with its buyer. */
export function refundedEvent(
  { _id: orderID }: Pick<StoredOrder, '_id'>,
  refundId: string,
  refund: StoredRefund,
): NewEvent {
  const { cents: amountCents, currency, reason, deliveryCents, elsewhere } = refund;
  // The second part of a refund that two payments share counts its pieces with the first.
  const lines = refund.lines.flatMap(({ line, quantity, cents }) =>
    quantity > 0 ? [{ line, quantity, cents }] : [],
  );
  const lessCents = refund.lines.reduce((sum, line) => sum + (line.lessCents ?? 0), 0);
  const note = refund.noteTold ? refund.note : '';
  const told = { orderID, refundId, amountCents, currency, reason, lines, deliveryCents, lessCents, note };
  return newEvent(orderRefunded, elsewhere ? { ...told, elsewhere } : told);
}
