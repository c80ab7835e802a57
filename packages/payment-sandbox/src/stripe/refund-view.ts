import { refundedCents, type Checkout } from '../domain/checkout.ts';
import { seconds } from './session-view.ts';

/** The charge's id, made from its PaymentIntent's. */
const chargeIdOf = ({ charge }: Checkout): string => (charge?.id ?? '').replace(/^pi_/, 'ch_');
const currencyOf = ({ charge, currency }: Checkout): string => (charge?.currency ?? currency).toLowerCase();

/** One refund as Stripe's Refund object. */
export function stripeRefundView(checkout: Checkout, refundId: string): object {
  const refund = checkout.refunds.find(({ id }) => id === refundId);
  if (!refund) throw new Error(`${checkout.id} has no refund ${refundId}`);
  return {
    id: refundId,
    object: 'refund',
    amount: refund.cents,
    balance_transaction: null,
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

const chargeStatuses = { pending: 'pending', failed: 'failed' } as const;

/** The money that a session has moved, as Stripe's Charge object. */
export function chargeView(checkout: Checkout): { id: string } & Record<string, unknown> {
  const { charge, metadata, createdAt, state } = checkout;
  return {
    id: chargeIdOf(checkout),
    object: 'charge',
    amount: charge?.cents ?? 0,
    amount_captured: state === 'paid' ? (charge?.cents ?? 0) : 0,
    amount_refunded: refundedCents(checkout),
    created: seconds(charge?.at ?? createdAt),
    currency: currencyOf(checkout),
    disputed: checkout.disputes.length > 0,
    livemode: false,
    metadata,
    paid: state === 'paid',
    payment_intent: charge?.id ?? null,
    refunded: refundedCents(checkout) >= (charge?.cents ?? 0),
    status: chargeStatuses[state as keyof typeof chargeStatuses] ?? 'succeeded',
  };
}

/** One dispute as Stripe's Dispute object. */
export function stripeDisputeView(checkout: Checkout, disputeId: string): object {
  const dispute = checkout.disputes.find(({ id }) => id === disputeId);
  if (!dispute) throw new Error(`${checkout.id} has no dispute ${disputeId}`);
  return {
    id: disputeId,
    object: 'dispute',
    amount: dispute.cents,
    charge: chargeIdOf(checkout),
    created: seconds(dispute.at),
    currency: currencyOf(checkout),
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: checkout.charge?.id ?? null,
    reason: dispute.reason,
    status: dispute.state === 'open' ? 'needs_response' : dispute.state,
  };
}
