import type { Checkout } from '../domain/checkout.ts';
import type { WebhookEntry } from '../ledger/entries.ts';
import { captureView, orderView } from '../paypal/order-view.ts';
import { sessionView } from '../stripe/session-view.ts';
import { envelope, type Message } from './envelope.ts';

export type CheckoutUpdate = 'approved' | 'pending' | 'paid' | 'failed' | 'expired';

/**
 * @param wasPending has other event types at Stripe
 * @returns null if the provider sends none
 */
export function webhookAbout(
  checkout: Checkout,
  update: CheckoutUpdate,
  publicUrl: string,
  wasPending = false,
): WebhookEntry | null {
  const { provider } = checkout;
  const message =
    provider === 'stripe'
      ? stripeMessage(checkout, update, publicUrl, wasPending)
      : paypalMessage(checkout, update, publicUrl);
  return message && envelope(provider, message);
}

function stripeMessage(
  checkout: Checkout,
  update: CheckoutUpdate,
  publicUrl: string,
  wasPending: boolean,
): Message | null {
  const session = sessionView(checkout, publicUrl);
  const about = (what: string): Message => ({ type: `checkout.session.${what}`, object: session });
  switch (update) {
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

function paypalMessage(checkout: Checkout, update: CheckoutUpdate, publicUrl: string): Message | null {
  const about = (what: string): Message => ({
    type: `PAYMENT.CAPTURE.${what}`,
    object: captureView(checkout),
  });
  switch (update) {
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
