import { respondBy, type Checkout } from '../domain/checkout.ts';
import { disputeTransactions, refundTransaction } from './balance-transaction.ts';
import { chargeIdOf, currencyOf } from './charge-view.ts';
import { seconds } from './seconds.ts';

/** Stripe's Refund. */
export function stripeRefundView(checkout: Checkout, refundId: string, withTransaction = false): object {
  const refund = checkout.refunds.find(({ id }) => id === refundId);
  if (!refund) throw new Error(`${checkout.id} has no refund ${refundId}`);
  return {
    id: refundId,
    object: 'refund',
    amount: refund.cents,
    balance_transaction: refundTransaction(checkout, refundId, withTransaction),
    charge: chargeIdOf(checkout),
    created: seconds(refund.at),
    currency: currencyOf(checkout),
    metadata: refund.note,
    payment_intent: checkout.charge?.id ?? null,
    reason: null,
    receipt_number: null,
    status: refund.status,
    ...(refund.status === 'failed' ? { failure_reason: refund.reason ?? 'unknown' } : {}),
  };
}

/** Stripe's Dispute. */
export function stripeDisputeView(checkout: Checkout, disputeId: string): object {
  const dispute = checkout.disputes.find(({ id }) => id === disputeId);
  if (!dispute) throw new Error(`${checkout.id} has no dispute ${disputeId}`);
  return {
    id: disputeId,
    object: 'dispute',
    amount: dispute.cents,
    balance_transactions: disputeTransactions(checkout, disputeId),
    charge: chargeIdOf(checkout),
    created: seconds(dispute.at),
    currency: currencyOf(checkout),
    evidence_details: { due_by: dispute.state === 'open' ? seconds(respondBy(dispute)) : null },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: checkout.charge?.id ?? null,
    reason: dispute.reason,
    status: dispute.state === 'open' ? 'needs_response' : dispute.state,
  };
}
