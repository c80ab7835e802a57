export type ProviderName = 'stripe' | 'paypal';
export type Line = { title: string; quantity: number; unitCents: number };
export type Charge = { id: string; cents: number; currency: string };
export type Refund = { id: string; cents: number; at: string };

/** What a shop asked a provider to collect: a Stripe Checkout Session or a PayPal order. */
export type CheckoutRequest = {
  id: string;
  provider: ProviderName;
  /** The shop's own name for the payment. */
  reference: string;
  cents: number;
  /** Three letters, upper case. */
  currency: string;
  lines: Line[];
  returnUrl: string;
  cancelUrl: string;
  metadata: Record<string, string>;
  /** Milliseconds; null when it stays open. */
  expiresAt: number | null;
};

/**
 * `open` waits for the buyer · `approved` waits for the shop's capture (PayPal) · `pending` is a payment whose
 * outcome comes later · `paid` · `failed` after pending · `expired`.
 */
export type CheckoutState = 'open' | 'approved' | 'pending' | 'paid' | 'failed' | 'expired';

export type Checkout = CheckoutRequest & {
  createdAt: string;
  state: CheckoutState;
  payerId: string | null;
  /** The buyer has chosen a way to pay that will be declined. */
  declines: boolean;
  charge: Charge | null;
  refunds: Refund[];
};

/** What can still be given back, in cents. */
export function refundableCents({ state, charge, refunds }: Checkout): number {
  if (state !== 'paid' || !charge) return 0;
  return refunds.reduce((left, refund) => left - refund.cents, charge.cents);
}
