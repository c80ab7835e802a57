import type { DisputeMove, ProviderFee } from '@shop/contracts';
import type { RefundState } from './refund-status.ts';

/** Money of a payment that goes back, by the shop's own wish or made at the provider. */
export type Refund = {
  origin: 'shop' | 'provider';
  state: RefundState;
  amountCents: number;
  currency: string;
  /** The provider's own id, once there is one. */
  providerRefundId?: string;
  /** What it cost, or below zero what of the payment's fee came back; missing as long as the provider has not said. */
  fee?: ProviderFee;
  /** Why it failed. */
  failure?: string;
  requestedAt: Date;
  changedAt: Date;
  /** How often the order has been told of it. */
  change: number;
  /** How many idempotency keys it has used up: each has a failure of the provider's own (5xx) for its answer for good. */
  serverErrors: number;
};

/** A buyer's dispute with the provider over a payment. */
export type Dispute = DisputeFacts & { change: number; changedAt: Date };

/** What a provider says of one refund. `refundId` is our own id, where the shop has asked for it. */
export type RefundFacts = {
  providerRefundId: string;
  refundId: string;
  state: Exclude<RefundState, 'requested'>;
  amountCents: number;
  currency: string;
  reason: string;
  fee?: ProviderFee;
};
export type DisputeFacts = {
  disputeId: string;
  state: 'open' | 'won' | 'lost';
  amountCents: number;
  currency: string;
  reason: string;
  /** Until when the seller may answer it; missing where the provider names no deadline. */
  respondBy?: Date;
  /** What it has moved on the shop's account; missing as long as the provider has not said. */
  moves?: DisputeMove[];
};
/** Everything of a payment that went back, or may. */
export type ReturnFacts = { refunds: RefundFacts[]; disputes: DisputeFacts[] };
