import { randomUUID } from 'node:crypto';
import type { Checkout } from '../domain/checkout.ts';
import { stripeId } from '../ids.ts';
import type { WebhookEntry } from '../ledger/entries.ts';
import { captureView, orderView, paypalRefundView } from '../paypal/order-view.ts';
import { sessionView, stripeRefundView } from '../stripe/session-view.ts';

/** What has just happened to a checkout. */
export type News = 'approved' | 'pending' | 'paid' | 'failed' | 'expired' | 'refunded';

type Message = { type: string; object: object };

/**
 * The webhook by which a provider tells the shop what happened, or null when it tells nothing.
 * @param wasPending the outcome of a payment that was accepted earlier: Stripe has other words for that
 */
export function webhookAbout(
  checkout: Checkout,
  news: News,
  publicUrl: string,
  wasPending = false,
): WebhookEntry | null {
  const { provider } = checkout;
  const message =
    provider === 'stripe'
      ? stripeMessage(checkout, news, publicUrl, wasPending)
      : paypalMessage(checkout, news, publicUrl);
  if (!message) return null;
  const { eventId, body } = provider === 'stripe' ? stripeEnvelope(message) : paypalEnvelope(message);
  return { type: 'webhook-queued', eventId, provider, body: JSON.stringify(body) };
}

function stripeMessage(
  checkout: Checkout,
  news: News,
  publicUrl: string,
  wasPending: boolean,
): Message | null {
  const session = sessionView(checkout, publicUrl);
  const about = (what: string): Message => ({ type: `checkout.session.${what}`, object: session });
  switch (news) {
    case 'paid':
      return about(wasPending ? 'async_payment_succeeded' : 'completed');
    case 'pending':
      return about('completed');
    case 'failed':
      return about('async_payment_failed');
    case 'expired':
      return about('expired');
    case 'refunded':
      return {
        type: 'refund.created',
        object: stripeRefundView(checkout, checkout.refunds.at(-1)?.id ?? ''),
      };
    default:
      return null;
  }
}

function paypalMessage(checkout: Checkout, news: News, publicUrl: string): Message | null {
  const about = (what: string): Message => ({
    type: `PAYMENT.CAPTURE.${what}`,
    object: captureView(checkout),
  });
  switch (news) {
    case 'approved':
      return { type: 'CHECKOUT.ORDER.APPROVED', object: orderView(checkout, publicUrl) };
    case 'paid':
      return about('COMPLETED');
    case 'pending':
      return about('PENDING');
    case 'failed':
      return about('DENIED');
    case 'refunded': {
      const refundId = checkout.refunds.at(-1)?.id ?? '';
      return { type: 'PAYMENT.CAPTURE.REFUNDED', object: paypalRefundView(checkout, refundId) };
    }
    default:
      return null;
  }
}

function stripeEnvelope({ type, object }: Message): { eventId: string; body: object } {
  const eventId = stripeId('evt');
  const created = Math.floor(Date.now() / 1_000);
  const body = { id: eventId, object: 'event', type, created, livemode: false, data: { object } };
  return { eventId, body };
}

function paypalEnvelope({ type, object }: Message): { eventId: string; body: object } {
  const eventId = `WH-${randomUUID().toUpperCase()}`;
  const create_time = new Date().toISOString();
  const resource_type = type.startsWith('CHECKOUT') ? 'checkout-order' : 'capture';
  const body = { id: eventId, event_version: '1.0', create_time, resource_type, event_type: type };
  return { eventId, body: { ...body, resource: object } };
}
