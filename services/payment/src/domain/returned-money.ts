import type { DisputeMove, ProviderFee } from '@shop/contracts';
import type { RefundState } from './refund-status.ts';

export type Refund = {
  origin: 'shop' | 'provider';
  state: RefundState;
  amountCents: number;
  currency: string;
  providerRefundId?: string;
  fee?: ProviderFee;
  failure?: string;
  requestedAt: Date;
  changedAt: Date;
  change: number;
  /** Keys used up by a 5xx, which Stripe repeats. */
  serverErrors: number;
};

export type Dispute = DisputeUpdate & { change: number; changedAt: Date };

/** `refundId`: our id, or ''. */
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
  respondBy?: Date;
  /** Missing until reported. */
  moves?: DisputeMove[];
};
export type ReturnUpdates = { refunds: RefundUpdate[]; disputes: DisputeUpdate[] };
