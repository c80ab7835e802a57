export type ProviderName = 'stripe' | 'paypal';
type Line = { title: string; quantity: number; unitCents: number };
/** `reason`: the provider's code while pending. `at`: ISO 8601. */
/** `method`: Stripe's name of the payment method. */
export type Charge = {
  id: string;
  cents: number;
  currency: string;
  reason?: string;
  at: string;
  method?: string;
};
export type Parcel = { name: string; address: string; city: string; postcode: string; country: string };
/** `note`: Stripe's metadata or PayPal's custom_id, empty for refunds made at the provider. */
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
  decidedAt?: string;
};

const RESPONSE_MS = 10 * 24 * 3_600_000;

/** The seller's deadline, ISO 8601. */
export const respondBy = ({ at }: Dispute): string => new Date(Date.parse(at) + RESPONSE_MS).toISOString();

export type CheckoutRequest = {
  id: string;
  provider: ProviderName;
  reference: string;
  cents: number;
  currency: string;
  lines: Line[];
  returnUrl: string;
  /** Empty: no way back from the page. */
  cancelUrl: string;
  metadata: Record<string, string>;
  methods: string[];
  allowed: string[] | null;
  parcel?: Parcel;
  /** PayPal must not accept a pending payment. */
  immediate?: boolean;
  expiresAt: number | null;
};

/** `approved`: waits for the shop's capture (PayPal). `failed`: after pending. */
type CheckoutState = 'open' | 'approved' | 'pending' | 'paid' | 'failed' | 'expired';

export type Checkout = CheckoutRequest & {
  createdAt: string;
  changedAt: string;
  state: CheckoutState;
  payerId: string | null;
  declines: boolean;
  charge: Charge | null;
  refunds: Refund[];
  disputes: Dispute[];
};

/** Refunded or pending. */
export function refundedCents({ refunds }: Checkout): number {
  return refunds.reduce((sum, { cents, status }) => (status === 'failed' ? sum : sum + cents), 0);
}

/** After refunds and lost disputes. */
export function refundableCents(checkout: Checkout): number {
  const { state, charge, disputes } = checkout;
  if (state !== 'paid' || !charge) return 0;
  const lost = disputes.reduce((sum, { cents, state }) => (state === 'lost' ? sum + cents : sum), 0);
  return Math.max(charge.cents - refundedCents(checkout) - lost, 0);
}
