import type { Captured, PaymentProvider, RefundReason, RefundState } from '@shop/contracts';
import type { ReviewReason, StripeMethod } from '@shop/shop-rules';

export type Money = {
  paymentId: string;
  provider: PaymentProvider;
  amountCents: number;
  providerPaymentId: string;
  payerId: string;
  /** The provider's id of the capture or payment intent. */
  chargeId: string;
  method?: StripeMethod | undefined;
};

/** Money that waits for a person; `captured` is null while the amount is unknown. */
export type ReviewedMoney = {
  paymentId: string;
  captured: Captured | null;
  chargeId: string;
  method?: StripeMethod | undefined;
};

/** Captured by one payment, in hundredths of `currency`; `chargeId` is '' when the provider named none. */
export type CapturedMoney = { cents: number; currency: string; chargeId: string };

export type ReviewNote = {
  reason: ReviewReason;
  /** Hundredths of `currency`; null when unknown. */
  amountCents: number | null;
  currency: string;
  chargeId: string;
  at: Date;
  /** Set once an admin accepted or dismissed the money, or a later payment completed the price. */
  accepted?: Acceptance;
};

export type Acceptance = { by: string; at: Date; text: string };

/** `line` is the index in the order's lines; `restock` pieces go back on sale. */
export type RefundedLine = {
  line: number;
  quantity: number;
  cents: number;
  restock: number;
  /** Kept back for lost value; absent when nothing was. */
  lessCents?: number;
};

/** A refund counts as returned from the moment it is stored until it fails. Decision 0019. */
export type StoredRefund = {
  paymentId: string;
  cents: number;
  currency: string;
  lines: RefundedLine[];
  deliveryCents: number;
  /** null when it was made at the provider. */
  reason: RefundReason | null;
  note: string;
  isNoteForBuyer?: true;
  by: string;
  state: RefundState;
  /** Number of the last applied change; smaller ones are ignored. */
  change: number;
  providerRefundId: string;
  failure: string;
  at: Date;
  changedAt: Date;
  restockedAt: Date | null;
  /** Id of the failed refund that this one repeats. */
  retryOf?: string;
  /** Paid outside the shop; the payment service does not know it. */
  elsewhere?: true;
  /** Idempotency-Key of the call, hashed, and the request's hash. */
  key?: string;
  request?: string;
};

export type StoredDispute = {
  paymentId: string;
  state: 'open' | 'won' | 'lost';
  cents: number;
  currency: string;
  reason: string;
  /** Deadline for the seller's answer; absent when the provider sets none. */
  respondBy?: Date;
  change: number;
  at: Date;
};

/** `by` of refunds that were made at the provider. */
export const PROVIDER = 'provider';
