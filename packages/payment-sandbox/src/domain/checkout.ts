export type ProviderName = 'stripe' | 'paypal';
type Line = { title: string; quantity: number; unitCents: number };
/** `reason` is the provider's word for why the outcome is open. `at` is when it was made, ISO 8601. */
/** `method` is Stripe's word for what was paid with. */
export type Charge = {
  id: string;
  cents: number;
  currency: string;
  reason?: string;
  at?: string;
  method?: string;
};
export type Parcel = { name: string; address: string; city: string; postcode: string; country: string };
/** `note` is what the shop attached to it: Stripe's metadata, PayPal's custom_id. One made by hand has none. */
export type Refund = {
  id: string;
  cents: number;
  at: string;
  status: 'pending' | 'succeeded' | 'failed';
  note: Record<string, string>;
  reason?: string;
};
export type Dispute = {
  id: string;
  cents: number;
  reason: string;
  state: 'open' | 'won' | 'lost';
  at: string;
  /** When it was decided, ISO 8601. */
  decidedAt?: string;
};

const RESPONSE_MS = 10 * 24 * 3_600_000;

/** Until when a seller may answer a dispute, ISO 8601. */
export const respondBy = ({ at }: Dispute): string => new Date(Date.parse(at) + RESPONSE_MS).toISOString();

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
  /** Empty where the shop has named none: its page has no way back then. */
  cancelUrl: string;
  metadata: Record<string, string>;
  /** What Stripe's page lets its buyer choose from, and what the shop has allowed; ledgers of earlier versions know cards alone. */
  methods?: string[];
  allowed?: string[] | null;
  /** Where the goods are sent, as PayPal was told. */
  parcel?: Parcel;
  /** PayPal was told to take no payment that would pend. */
  immediate?: boolean;
  /** Milliseconds; null when it stays open. */
  expiresAt: number | null;
};

/**
 * `open` waits for the buyer · `approved` waits for the shop's capture (PayPal) · `pending` is a payment whose
 * outcome comes later · `paid` · `failed` after pending · `expired`.
 */
type CheckoutState = 'open' | 'approved' | 'pending' | 'paid' | 'failed' | 'expired';

export type Checkout = CheckoutRequest & {
  createdAt: string;
  /** When anything last happened to it. */
  changedAt: string;
  state: CheckoutState;
  payerId: string | null;
  /** The buyer has chosen a way to pay that will be declined. */
  declines: boolean;
  charge: Charge | null;
  refunds: Refund[];
  disputes: Dispute[];
};

/** What is given back or on its way, in cents. */
export function refundedCents({ refunds }: Checkout): number {
  return refunds.reduce((sum, { cents, status }) => (status === 'failed' ? sum : sum + cents), 0);
}

/** What can still be given back, in cents. */
export function refundableCents(checkout: Checkout): number {
  const { state, charge, disputes } = checkout;
  if (state !== 'paid' || !charge) return 0;
  const lost = disputes.reduce((sum, { cents, state }) => (state === 'lost' ? sum + cents : sum), 0);
  return Math.max(charge.cents - refundedCents(checkout) - lost, 0);
}

/** What a buyer may choose from on Stripe's page. */
export function methodsOf({ methods }: Checkout): string[] {
  return methods ?? ['card'];
}
