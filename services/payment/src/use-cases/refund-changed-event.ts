import { newEvent, refundChanged, type NewEvent } from '@shop/events';
import type { Payment } from '../domain/payment.ts';
import type { Refund } from '../domain/returned-money.ts';

export function refundChangedEvent({ _id, orderID }: Payment, refundId: string, refund: Refund): NewEvent {
  const { origin, state, amountCents, currency, providerRefundId = '', failure = '', change } = refund;
  if (state === 'requested') throw new Error(`${refundId} has not moved yet`);
  return newEvent(refundChanged, {
    refundId,
    paymentId: _id,
    orderID,
    origin,
    state,
    amountCents,
    currency,
    providerRefundId,
    reason: failure,
    at: refund.changedAt.toISOString(),
    change,
  });
}
