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

type Told = EventOf<typeof refundChanged>;

/**
 * Applies each change of a refund once; refunds made at the provider are added. Closes an order in review whose money
 * is back.
 * @throws `order-not-found`, `refund-not-found`
 */
export async function applyRefund(deps: SagaDeps, told: Told): Promise<void> {
  const written = await changeOrder(deps, told.orderID, (order) => {
    const known = order.refunds[told.refundId];
    if (!known && told.origin === 'shop') throw new ShopError({ code: 'refund-not-found' });
    if (known && known.change >= told.change) return null;
    const refund = changed(known ?? madeElsewhere(told), told);
    const after: StoredOrder = { ...order, refunds: { ...order.refunds, [told.refundId]: refund } };
    const by = refund.by === PROVIDER ? PROVIDER : SYSTEM;
    const closing = closeReturned(after, deps.now());
    return {
      // Progress of a requested refund affects no decision; failed ones and closed orders do.
      isImmaterial: known !== undefined && refund.state !== 'failed' && !closing.saga,
      set: { refunds: after.refunds, paymentStatus: paymentStatusOf(after), ...closing },
      ...(refund.state === known?.state ? {} : { history: { ...refundEntry(refund, deps.now()), by } }),
      // The buyer is notified only of completed refunds.
      ...(refund.state === 'succeeded' && known?.state !== 'succeeded'
        ? { event: refundedEvent(order, told.refundId, refund) }
        : {}),
    };
  });
  await finishClosing(deps, written);
}

function changed(known: StoredRefund, { state, change, providerRefundId, reason, at }: Told): StoredRefund {
  const failure = state === 'failed' ? reason : '';
  return { ...known, state, change, providerRefundId, failure, changedAt: new Date(at) };
}

function madeElsewhere({ paymentId, amountCents, currency, at }: Told): StoredRefund {
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
