import type { PaymentProvider, PaymentState, ProviderFee, ShipTo, StartPaymentInput } from '@shop/contracts';
import type { StripeMethod } from '@shop/shop-rules';
import { CURRENCY } from '@shop/money';
import type { PaymentStatus } from './payment-status.ts';
import type { Dispute, Refund } from './returned-money.ts';
import type { RefundState } from './refund-status.ts';

export type PaymentLine = { title: string; quantity: number; unitCents: number };

/** Must not change: a repeated idempotency key requires identical parameters. */
type PaymentParams = {
  lines: PaymentLine[];
  returnUrl: string;
  cancelUrl: string;
  shipTo?: ShipTo;
  methods?: StripeMethod[];
  sessionExpiresAt: Date;
};

export type Payment = {
  /** `<orderID>_<attempt>` */
  _id: string;
  orderID: string;
  provider: PaymentProvider;
  amountCents: number;
  currency: string;
  params: PaymentParams;
  status: PaymentStatus;
  createdAt: Date;
  providerId?: string;
  url?: string;
  payerId?: string;
  /** PaymentIntent (Stripe) or capture (PayPal). */
  chargeId?: string;
  chargedCents?: number;
  chargedCurrency?: string;
  /** Missing until reported. */
  fee?: ProviderFee;
  /** Each capture has its own idempotency key. */
  declines?: number;
  /** Provider's date of the last decline; a new approval has another. */
  declinedAsOf?: string;
  reason?: string;
  pendingReason?: string;
  /** The buyer must return to the provider before the capture. */
  needsPayer?: boolean;
  method?: StripeMethod;
  paidAt?: Date;
  leaseUntil?: Date;
  /** Unset once the payment has ended. */
  nextCheckAt?: Date;
  checks: number;
  refunds?: Record<string, Refund>;
  disputes?: Record<string, Dispute>;
  refundStates?: RefundState[];
  refundLeaseUntil?: Date;
  /** Unset once refunds and disputes have ended. */
  nextRefundCheckAt?: Date;
  refundChecks?: number;
  returnedAt?: Date[];
  /** Unset once known or given up. */
  nextFeeCheckAt?: Date;
  feeChecks?: number;
  traceparent?: string;
  version: number;
};

/** Stripe's limits are 30 minutes and 24 hours; a repeated call must still fit. */
const MIN_SESSION_MS = 35 * 60_000;
const MAX_SESSION_MS = 24 * 3_600_000 - 60_000;
/** Closes the session before the stock is released. */
const SESSION_LEAD_MS = 3 * 60_000;

function paymentId(orderID: string, attempt: number): string {
  return `${orderID}_${attempt}`;
}

export function newPayment(input: StartPaymentInput, now: Date): Payment {
  const untilOrderEnds = Date.parse(input.expiresAt) - SESSION_LEAD_MS - now.getTime();
  const sessionMs = Math.min(Math.max(untilOrderEnds, MIN_SESSION_MS), MAX_SESSION_MS);
  const sessionExpiresAt = new Date(now.getTime() + sessionMs);
  return {
    _id: paymentId(input.orderID, input.attempt),
    orderID: input.orderID,
    provider: input.provider,
    amountCents: input.amountCents,
    currency: CURRENCY,
    params: {
      lines: withDelivery(input.lines, input.amountCents),
      returnUrl: input.returnUrl,
      cancelUrl: input.cancelUrl,
      shipTo: input.shipTo,
      ...(input.methods ? { methods: input.methods } : {}),
      sessionExpiresAt,
    },
    status: 'creating',
    createdAt: now,
    nextCheckAt: givenUpAt(sessionExpiresAt),
    checks: 0,
    version: 0,
  };
}

const givenUpAt = (sessionExpiresAt: Date): Date => new Date(sessionExpiresAt.getTime() + SESSION_LEAD_MS);

/** Abandoned in `creating` by a crash or a closed order; its link never left the server. */
export function isGivenUp({ status, params }: Payment, now: Date): boolean {
  return status === 'creating' && now >= givenUpAt(params.sessionExpiresAt);
}

/** Providers require the lines to add up; the rest is the delivery fee. */
function withDelivery(lines: PaymentLine[], amountCents: number): PaymentLine[] {
  const rest = amountCents - linesTotal(lines);
  return rest > 0 ? [...lines, { title: 'Toimitus', quantity: 1, unitCents: rest }] : lines;
}

export function linesTotal(lines: PaymentLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
}

const MINUTE_MS = 60_000;
const MAX_PENDING_PAUSE_MS = 15 * MINUTE_MS;

/** Slower over time while the provider decides. */
export function checkPauseMs(
  { checks, pendingReason, createdAt }: Pick<Payment, 'checks' | 'pendingReason' | 'createdAt'>,
  now: Date,
): number {
  const pauseMs = checks < 4 ? MINUTE_MS / 2 : MINUTE_MS;
  if (pendingReason === undefined) return pauseMs;
  const ageMs = now.getTime() - createdAt.getTime();
  return Math.min(Math.max(pauseMs, ageMs / 4), MAX_PENDING_PAUSE_MS);
}

export function publicStatus(status: PaymentStatus): PaymentState['status'] {
  return status === 'creating' || status === 'capturing' ? 'open' : status;
}
