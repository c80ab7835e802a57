import type { Checkout } from '../domain/checkout.ts';
import { chargeIdOf, chargeView } from './charge-view.ts';
import { seconds } from './seconds.ts';

const statuses = { open: 'open', approved: 'open', expired: 'expired' } as const;

type Expand = { intent?: boolean; charge?: boolean; transaction?: boolean };

/** Stripe's Checkout Session. */
export function sessionView(checkout: Checkout, publicUrl: string, expand: Expand = {}): object {
  const status = statuses[checkout.state as keyof typeof statuses] ?? 'complete';
  const intent = checkout.charge ? intentView(checkout, expand) : null;
  return {
    id: checkout.id,
    object: 'checkout.session',
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: checkout.allowed,
    amount_subtotal: checkout.charge?.cents ?? checkout.cents,
    amount_total: checkout.charge?.cents ?? checkout.cents,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: checkout.cancelUrl || null,
    client_reference_id: checkout.reference || null,
    created: seconds(checkout.createdAt),
    currency: (checkout.charge?.currency ?? checkout.currency).toLowerCase(),
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_creation: 'if_required',
    customer_email: null,
    expires_at: Math.floor((checkout.expiresAt ?? 0) / 1_000),
    livemode: false,
    metadata: checkout.metadata,
    mode: 'payment',
    payment_intent: intent && !expand.intent ? intent.id : intent,
    payment_method_types: checkout.methods,
    phone_number_collection: { enabled: false },
    payment_status: checkout.state === 'paid' ? 'paid' : 'unpaid',
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status,
    submit_type: null,
    success_url: checkout.returnUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted',
    url: status === 'open' ? `${publicUrl}/sandbox/stripe/${checkout.id}` : null,
  };
}

/** Stripe's PaymentIntent. */
export function intentView(
  checkout: Checkout,
  expand: Omit<Expand, 'intent'> = {},
): { id: string } & Record<string, unknown> {
  const { charge, state } = checkout;
  if (!charge) throw new Error(`${checkout.id} has no payment yet`);
  const status = { pending: 'processing', failed: 'requires_payment_method' }[state as string] ?? 'succeeded';
  return {
    id: charge.id,
    object: 'payment_intent',
    latest_charge: expand.charge ? chargeView(checkout, expand.transaction) : chargeIdOf(checkout),
    payment_method_types: checkout.methods,
    amount: charge.cents,
    amount_received: state === 'paid' ? charge.cents : 0,
    currency: charge.currency.toLowerCase(),
    created: seconds(checkout.createdAt),
    livemode: false,
    metadata: checkout.metadata,
    status,
  };
}
