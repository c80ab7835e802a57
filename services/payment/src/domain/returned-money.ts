import type { DisputeMove, ProviderFee } from '@shop/contracts';
import type { RefundState } from './refund-status.ts';

/** A refund, requested by the shop or made at the provider. */
export type Refund = {
  origin: 'shop' | 'provider';
  state: RefundState;
  amountCents: number;
  currency: string;
  providerRefundId?: string;
  /** Negative when the provider returns part of its fee; missing until reported. */
  fee?: ProviderFee;
  failure?: string;
  requestedAt: Date;
  changedAt: Date;
  /** Number of notifications to the order. */
  change: number;
  /** Idempotency keys used up by a provider's 5xx, which Stripe repeats for that key. */
  serverErrors: number;
};

export type Dispute = DisputeUpdate & { change: number; changedAt: Date };

/** `refundId` is our id, empty for refunds made at the provider. */
export type RefundUpdate = {
  providerRefundId: string;
  refundId: string;
  state: Exclude<RefundState, 'requested'>;
  amountCents: number;
  currency: string;
  reason: string;
  fee?: ProviderFee;
};
export type DisputeUpdate = {
  disputeId: string;
  state: 'open' | 'won' | 'lost';
  amountCents: number;
  currency: string;
  reason: string;
  /** The seller's deadline to answer, if any. */
  respondBy?: Date;
  /** Moves on the shop's account; missing until reported. */
  moves?: DisputeMove[];
};
export type ReturnUpdates = { refunds: RefundUpdate[]; disputes: DisputeUpdate[] };
