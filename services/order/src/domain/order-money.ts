import type { Captured, PaymentProvider, RefundReason, RefundState } from '@shop/contracts';
import type { ReviewReason, StripeMethod } from '@shop/shop-rules';

/** Money that a provider has confirmed. */
export type Money = {
  paymentId: string;
  provider: PaymentProvider;
  amountCents: number;
  providerPaymentId: string;
  payerId: string;
  /** The provider's id of the capture or payment intent. */
  chargeId: string;
  /** What it was paid with, as Stripe tells it. */
  method?: StripeMethod | undefined;
};

/** Money that waits for a person: what its provider has taken, null where that is not known, and its id there. */
export type ReviewedMoney = {
  paymentId: string;
  captured: Captured | null;
  chargeId: string;
  /** What it was paid with, as Stripe tells it. */
  method?: StripeMethod | undefined;
};

/** What a provider has taken by one payment, in hundredths of `currency`, and its id there ('' where not told). */
export type TakenMoney = { cents: number; currency: string; chargeId: string };

export type ReviewNote = {
  reason: ReviewReason;
  /** What was captured, in hundredths of `currency`; null where it is not known. */
  amountCents: number | null;
  /** '' where the sum is not known. */
  currency: string;
  chargeId: string;
  at: Date;
  /**
   * Somebody has looked at it and taken it as it is, or a later payment brought what was missing. Where no sum is known:
   * somebody has found out what became of it, and nothing waits for it any more.
   */
  accepted?: Acceptance;
};

/** Who has taken money as it came, or looked into it, and why in their own words. */
export type Acceptance = { by: string; at: Date; text: string };

/** Pieces of one line of the order that a refund pays back, by the line's place; `restock` of them go back on sale. */
export type RefundedLine = {
  line: number;
  quantity: number;
  cents: number;
  restock: number;
  /** What was kept back of these pieces for the value that they lost; missing where nothing was. */
  lessCents?: number;
};

/** Money of one payment that goes back. From the moment it is written down its sum counts as gone, until it fails. */
export type StoredRefund = {
  paymentId: string;
  /** Hundredths of `currency`. */
  cents: number;
  currency: string;
  lines: RefundedLine[];
  /** How much of it is the delivery fee. */
  deliveryCents: number;
  /** null for one that was made at the provider itself. */
  reason: RefundReason | null;
  note: string;
  /** The note is meant for the buyer, too; missing where it is the shop's own. */
  noteTold?: true;
  by: string;
  state: RefundState;
  /** How many of its changes are told; smaller ones are old news. */
  change: number;
  providerRefundId: string;
  /** The provider's word for why it failed. */
  failure: string;
  at: Date;
  changedAt: Date;
  /** When its pieces were back on sale. */
  restockedAt: Date | null;
  /** The id of the failed refund whose money it sends once more, where whoever asked for it has said so. */
  again?: string;
  /** The maker has paid it another way, as the note says: payment knows nothing of it. */
  elsewhere?: true;
  /** Of the call that asked for it, where that carried an Idempotency-Key. */
  key?: string;
  request?: string;
};

/** Money that its payer has claimed back through the bank or the provider; `lost` money is gone. */
export type StoredDispute = {
  paymentId: string;
  state: 'open' | 'won' | 'lost';
  cents: number;
  currency: string;
  /** The provider's word for it. */
  reason: string;
  /** Until when the provider takes the seller's answer; missing where it asks for none. */
  respondBy?: Date;
  /** How many of its changes are told. */
  change: number;
  at: Date;
};

/** Who made a refund that the shop did not ask for. */
export const PROVIDER = 'provider';
