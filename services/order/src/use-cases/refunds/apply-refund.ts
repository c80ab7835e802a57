import { ShopError } from '@shop/service-kit';
import type { EventOf, refundChanged } from '@shop/events';
import type { SagaDeps } from '../../deps.ts';
import { PROVIDER, type StoredRefund } from '../../domain/order-money.ts';
import { SYSTEM, type StoredOrder } from '../../domain/order.ts';
import { refundEntry } from '../../domain/money/refund-record.ts';
import { paymentStatusOf } from '../../domain/money/refunds.ts';
import { closeReturned } from '../../domain/money/review-exits.ts';
import { changeOrder } from '../../saga/change-order.ts';
import { finishClosing } from '../../saga/close-order.ts';
import { refundedEvent } from '../../saga/record-money.ts';

type RefundUpdate = EventOf<typeof refundChanged>;

/**
 * Applies each change of a refund once; refunds made at the provider are added. Closes an order in review whose money
 * is back.
 * @throws `order-not-found`, `refund-not-found`
 */
export async function applyRefund(deps: SagaDeps, update: RefundUpdate): Promise<void> {
  const written = await changeOrder(deps, update.orderID, (order) => {
    const stored = order.refunds[update.refundId];
    if (!stored && update.origin === 'shop') throw new ShopError({ code: 'refund-not-found' });
    if (stored && stored.change >= update.change) return null;
    const refund = changed(stored ?? madeElsewhere(update), update);
    const after: StoredOrder = { ...order, refunds: { ...order.refunds, [update.refundId]: refund } };
    const by = refund.by === PROVIDER ? PROVIDER : SYSTEM;
    const closing = closeReturned(after, deps.now());
    return {
      // Progress of a requested refund affects no decision; failed ones and closed orders do.
      isImmaterial: stored !== undefined && refund.state !== 'failed' && !closing.saga,
      set: { refunds: after.refunds, paymentStatus: paymentStatusOf(after), ...closing },
      ...(refund.state === stored?.state ? {} : { history: { ...refundEntry(refund, deps.now()), by } }),
      // The buyer is notified only of completed refunds.
      ...(refund.state === 'succeeded' && stored?.state !== 'succeeded'
        ? { event: refundedEvent(order, update.refundId, refund) }
        : {}),
    };
  });
  await finishClosing(deps, written);
}

function changed(
  stored: StoredRefund,
  { state, change, providerRefundId, reason, at }: RefundUpdate,
): StoredRefund {
  const failure = state === 'failed' ? reason : '';
  return { ...stored, state, change, providerRefundId, failure, changedAt: new Date(at) };
}

function madeElsewhere({ paymentId, amountCents, currency, at }: RefundUpdate): StoredRefund {
  return {
    paymentId,
    cents: amountCents,
    currency,
    lines: [],
    deliveryCents: 0,
    reason: null,
    note: '',
    by: PROVIDER,
    state: 'requested',
    change: 0,
    providerRefundId: '',
    failure: '',
    at: new Date(at),
    changedAt: new Date(at),
    restockedAt: null,
  };
}
