import type { Checkout } from '../domain/checkout.ts';

export const seconds = (iso: string): number => Math.floor(Date.parse(iso) / 1_000);
const statuses = { open: 'open', approved: 'open', expired: 'expired' } as const;

/** A checkout as Stripe's Checkout Session object. */
export function sessionView(checkout: Checkout, publicUrl: string, expandIntent = false): object {
  const status = statuses[checkout.state as keyof typeof statuses] ?? 'complete';
  const intent = checkout.charge ? intentView(checkout) : null;
  return {
    id: checkout.id,
    object: 'checkout.session',
    amount_subtotal: checkout.charge?.cents ?? checkout.cents,
    amount_total: checkout.charge?.cents ?? checkout.cents,
    cancel_url: checkout.cancelUrl,
    client_reference_id: checkout.reference || null,
    created: seconds(checkout.createdAt),
    currency: (checkout.charge?.currency ?? checkout.currency).toLowerCase(),
    expires_at: Math.floor((checkout.expiresAt ?? 0) / 1_000),
    livemode: false,
    metadata: checkout.metadata,
    mode: 'payment',
    payment_intent: intent && !expandIntent ? intent.id : intent,
    payment_method_types: ['card'],
    payment_status: checkout.state === 'paid' ? 'paid' : 'unpaid',
    status,
    success_url: checkout.returnUrl,
    url: status === 'open' ? `${publicUrl}/sandbox/stripe/${checkout.id}` : null,
  };
}

/** The payment behind a session as Stripe's PaymentIntent object. */
export function intentView(checkout: Checkout): { id: string } & Record<string, unknown> {
  const { charge, state } = checkout;
  if (!charge) throw new Error(`${checkout.id} has no payment yet`);
  const status = { pending: 'processing', failed: 'requires_payment_method' }[state as string] ?? 'succeeded';
  return {
    id: charge.id,
    object: 'payment_intent',
    amount: charge.cents,
    amount_received: state === 'paid' ? charge.cents : 0,
    currency: charge.currency.toLowerCase(),
    created: seconds(checkout.createdAt),
    livemode: false,
    metadata: checkout.metadata,
    status,
  };
}
