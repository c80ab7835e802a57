import type { Checkout } from '../domain/checkout.ts';
import type { WebhookEntry } from '../ledger/entries.ts';
import { paypalDisputeView, paypalRefundView } from '../paypal/refund-view.ts';
import { chargeView } from '../stripe/charge-view.ts';
import { stripeDisputeView, stripeRefundView } from '../stripe/refund-view.ts';
import { envelope, type Message } from './envelope.ts';

type RefundUpdate = 'created' | 'changed' | 'reversed';

/** Stripe also reports the charge. */
export function webhooksAboutRefund(
  checkout: Checkout,
  refundId: string,
  update: RefundUpdate,
): WebhookEntry[] {
  const messages =
    checkout.provider === 'stripe'
      ? stripeMessages(checkout, refundId, update)
      : [paypalMessage(checkout, refundId, update)];
  return messages.map((message) => envelope(checkout.provider, message));
}

function stripeMessages(checkout: Checkout, refundId: string, update: RefundUpdate): Message[] {
  const object = stripeRefundView(checkout, refundId);
  if (update === 'changed') {
    const hasFailed = statusOf(checkout, refundId) === 'failed';
    return [{ type: 'refund.updated', object }, ...(hasFailed ? [{ type: 'refund.failed', object }] : [])];
  }
  return [
    { type: 'refund.created', object },
    { type: 'charge.refunded', object: chargeView(checkout) },
  ];
}

function paypalMessage(checkout: Checkout, refundId: string, update: RefundUpdate): Message {
  const object = paypalRefundView(checkout, refundId);
  if (update === 'reversed') return { type: 'PAYMENT.CAPTURE.REVERSED', object };
  const type = {
    pending: 'PAYMENT.REFUND.PENDING',
    succeeded: 'PAYMENT.CAPTURE.REFUNDED',
    failed: 'PAYMENT.REFUND.FAILED',
  }[statusOf(checkout, refundId)];
  return { type, object };
}

function statusOf({ refunds }: Checkout, refundId: string) {
  return refunds.find(({ id }) => id === refundId)?.status ?? 'succeeded';
}

/** Stripe also reports the money moved. */
export function webhooksAboutDispute(checkout: Checkout, disputeId: string): WebhookEntry[] {
  const { provider } = checkout;
  const state = checkout.disputes.find(({ id }) => id === disputeId)?.state;
  if (provider === 'paypal') {
    const type = `CUSTOMER.DISPUTE.${state === 'open' ? 'CREATED' : 'RESOLVED'}`;
    return [envelope(provider, { type, object: paypalDisputeView(checkout, disputeId) })];
  }
  const object = stripeDisputeView(checkout, disputeId);
  const eventTypes = {
    open: ['created', 'funds_withdrawn'],
    won: ['closed', 'funds_reinstated'],
    lost: ['closed'],
  };
  return eventTypes[state ?? 'open'].map((name) =>
    envelope(provider, { type: `charge.dispute.${name}`, object }),
  );
}
