import type { Checkout } from '../domain/checkout.ts';
import type { WebhookEntry } from '../ledger/entries.ts';
import { captureView, orderView } from '../paypal/order-view.ts';
import { sessionView } from '../stripe/session-view.ts';
import { envelope, type Message } from './envelope.ts';

/** What has just happened to a checkout. */
export type News = 'approved' | 'pending' | 'paid' | 'failed' | 'expired';

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
  return message && envelope(provider, message);
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
    default:
      return null;
  }
}
