import type { PaymentProvider, PaymentState, ProviderFee, ShipTo, StartPaymentInput } from '@shop/contracts';
import type { StripeMethod } from '@shop/shop-rules';
import { CURRENCY } from '@shop/money';
import type { PaymentStatus } from './payment-status.ts';
import type { Dispute, Refund } from './returned-money.ts';
import type { RefundState } from './refund-status.ts';

export type PaymentLine = { title: string; quantity: number; unitCents: number };

/** What the provider is asked for. A repeated call with the same key has to say the same, so it stays while there may be one. */
type PaymentParams = {
  lines: PaymentLine[];
  returnUrl: string;
  cancelUrl: string;
  /** Where the parcel goes, in Finland; who that is the payment tells only until its provider knows it, or is asked no more. */
  shipTo?: ShipTo;
  /** What Stripe's page may offer; payments from before it was a setting have cards alone. */
  methods?: StripeMethod[];
  /** When the provider closes the payment by itself, where it can. */
  sessionExpiresAt: Date;
};

/** One attempt to pay one order, at one provider. */
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
  /** The provider's own id of the session or order. */
  providerId?: string;
  /** The provider's page, where the buyer pays. */
  url?: string;
  payerId?: string;
  /** What moved the money at the provider: a PaymentIntent or a capture. */
  chargeId?: string;
  /** What the provider says it took, where that is known. */
  chargedCents?: number;
  chargedCurrency?: string;
  /** What the provider keeps of that; missing as long as it has not said. */
  fee?: ProviderFee;
  /** How often the provider has declined to take the money; each further capture has a key of its own. */
  declines?: number;
  /** How its provider dated it after the last refusal: what is approved later has another date. */
  declinedAsOf?: string;
  /** Why it failed, or what does not match. */
  reason?: string;
  /** Why the provider is still deciding, in its word. */
  pendingReason?: string;
  /** The provider took no money because the buyer has to go to its page once more. */
  needsPayer?: boolean;
  /** What it was paid with, as Stripe tells it. */
  method?: StripeMethod;
  /** When its money was taken in, also a sum that is not what was asked. */
  paidAt?: Date;
  /** Until then one worker alone drives the capture. */
  leaseUntil?: Date;
  /** When the sweeper looks at it next; unset once nothing more can happen. */
  nextCheckAt?: Date;
  checks: number;
  /** What went back, or is to, by the refund's id. */
  refunds?: Record<string, Refund>;
  /** By the provider's id of the dispute. */
  disputes?: Record<string, Dispute>;
  /** The states that its refunds are in, for counting. */
  refundStates?: RefundState[];
  /** Until then one worker alone asks the provider for refunds. */
  refundLeaseUntil?: Date;
  /** When the provider is asked next about refunds and disputes; unset once all are at their end. */
  nextRefundCheckAt?: Date;
  refundChecks?: number;
  /** When money of it went back, or was moved by a dispute: the books read it by these. */
  returnedAt?: Date[];
  /** When the provider is asked next what it has kept; unset once that is known, or was asked for often enough. */
  nextFeeCheckAt?: Date;
  feeChecks?: number;
  version: number;
};

/**
 * The shop's card session. Stripe takes nothing under 30 minutes, a day at most; a call that is repeated after a lost
 * answer says the same end, so there have to be minutes to spare.
 */
const MIN_SESSION_MS = 35 * 60_000;
const MAX_SESSION_MS = 24 * 3_600_000 - 60_000;
/** The order outlives the session by so much, so that the session is closed before the stock is freed. */
const SESSION_LEAD_MS = 3 * 60_000;

function paymentId(orderID: string, attempt: number): string {
  return `${orderID}_${attempt}`;
}

/** A new attempt, before the provider has heard of it. */
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

/** From then on nobody starts an attempt any more: its session would be over, and its order has ended. */
const givenUpAt = (sessionExpiresAt: Date): Date => new Date(sessionExpiresAt.getTime() + SESSION_LEAD_MS);

/**
 * Whether it was left while its provider was being asked, by a process that died or an order that was closed before it was
 * written. Its link never left the server.
 */
export function isGivenUp({ status, params }: Payment, now: Date): boolean {
  return status === 'creating' && now >= givenUpAt(params.sessionExpiresAt);
}

/** What the lines do not add up to is the delivery fee; providers insist on a whole sum. */
function withDelivery(lines: PaymentLine[], amountCents: number): PaymentLine[] {
  const rest = amountCents - linesTotal(lines);
  return rest > 0 ? [...lines, { title: 'Toimitus', quantity: 1, unitCents: rest }] : lines;
}

export function linesTotal(lines: PaymentLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
}

const MINUTE_MS = 60_000;
const MAX_PENDING_PAUSE_MS = 15 * MINUTE_MS;

/**
 * Pause before the sweeper asks again: half a minute while the buyer is likely paying, then a minute. While the provider
 * is deciding, which takes days, a quarter of the payment's age.
 */
export function checkPauseMs(
  { checks, pendingReason, createdAt }: Pick<Payment, 'checks' | 'pendingReason' | 'createdAt'>,
  now: Date,
): number {
  const pauseMs = checks < 4 ? MINUTE_MS / 2 : MINUTE_MS;
  if (pendingReason === undefined) return pauseMs;
  const ageMs = now.getTime() - createdAt.getTime();
  return Math.min(Math.max(pauseMs, ageMs / 4), MAX_PENDING_PAUSE_MS);
}

/** What other services may know of a status. */
export function publicStatus(status: PaymentStatus): PaymentState['status'] {
  return status === 'creating' || status === 'capturing' ? 'open' : status;
}
