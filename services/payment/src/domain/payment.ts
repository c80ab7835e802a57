import type { PaymentProvider, PaymentState, ProviderFee, ShipTo, StartPaymentInput } from '@shop/contracts';
import type { StripeMethod } from '@shop/shop-rules';
import { CURRENCY } from '@shop/money';
import type { PaymentStatus } from './payment-status.ts';
import type { Dispute, Refund } from './returned-money.ts';
import type { RefundState } from './refund-status.ts';

export type PaymentLine = { title: string; quantity: number; unitCents: number };

/** Sent to the provider. Must not change: a repeated idempotency key requires identical parameters. */
type PaymentParams = {
  lines: PaymentLine[];
  returnUrl: string;
  cancelUrl: string;
  /** Removed once the provider has it or the payment ends. */
  shipTo?: ShipTo;
  /** Stripe only. */
  methods?: StripeMethod[];
  sessionExpiresAt: Date;
};

/** One attempt to pay an order. */
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
  /** The provider's id of the session or order. */
  providerId?: string;
  /** Page where the buyer pays. */
  url?: string;
  payerId?: string;
  /** PaymentIntent (Stripe) or capture (PayPal). */
  chargeId?: string;
  /** Captured amount as reported by the provider. */
  chargedCents?: number;
  chargedCurrency?: string;
  /** Missing until the provider reports it. */
  fee?: ProviderFee;
  /** Number of declined captures; each capture uses its own key. */
  declines?: number;
  /** The provider's change date of the last decline; a later approval has another date. */
  declinedAsOf?: string;
  /** Why it failed or differs. */
  reason?: string;
  /** The provider's code while it decides. */
  pendingReason?: string;
  /** The buyer must return to the provider's page before the capture. */
  needsPayer?: boolean;
  /** As reported by Stripe. */
  method?: StripeMethod;
  /** When any money was captured, even a wrong amount. */
  paidAt?: Date;
  /** Lease of the worker that captures. */
  leaseUntil?: Date;
  /** Next sweep; unset once the payment has ended. */
  nextCheckAt?: Date;
  checks: number;
  /** By refund id. */
  refunds?: Record<string, Refund>;
  /** By the provider's dispute id. */
  disputes?: Record<string, Dispute>;
  /** Indexed for counting. */
  refundStates?: RefundState[];
  /** Lease of the worker that drives refunds. */
  refundLeaseUntil?: Date;
  /** Unset once all refunds and disputes have ended. */
  nextRefundCheckAt?: Date;
  refundChecks?: number;
  /** Dates of refunds and dispute moves, for accounting. */
  returnedAt?: Date[];
  /** Unset once fees are known or given up. */
  nextFeeCheckAt?: Date;
  feeChecks?: number;
  version: number;
};

/** Stripe requires 30 minutes to 24 hours; a repeated call sends the same end, so leave minutes to spare. */
const MIN_SESSION_MS = 35 * 60_000;
const MAX_SESSION_MS = 24 * 3_600_000 - 60_000;
/** The session closes before the order's stock is released. */
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

/** Left behind in `creating` by a crash, or because its order closed. Its link never left the server. */
export function isGivenUp({ status, params }: Payment, now: Date): boolean {
  return status === 'creating' && now >= givenUpAt(params.sessionExpiresAt);
}

/** Providers require the lines to add up to the total; the difference is the delivery fee. */
function withDelivery(lines: PaymentLine[], amountCents: number): PaymentLine[] {
  const rest = amountCents - linesTotal(lines);
  return rest > 0 ? [...lines, { title: 'Toimitus', quantity: 1, unitCents: rest }] : lines;
}

export function linesTotal(lines: PaymentLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
}

const MINUTE_MS = 60_000;
const MAX_PENDING_PAUSE_MS = 15 * MINUTE_MS;

/** 30 s while the buyer is likely paying, then 1 min; a quarter of the payment's age while the provider decides. */
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
