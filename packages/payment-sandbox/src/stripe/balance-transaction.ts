import type { Checkout } from '../domain/checkout.ts';
import { feeCents, movesOfDispute } from '../domain/fee.ts';
import { seconds } from './seconds.ts';

type Moved = { source: string; cents: number; at: string; fee: number; id?: string; category?: string };

const idOf = (source: string): string => `txn_${source.replace(/^\w{2}_/, '')}`;
const currencyIn = ({ charge, currency }: Checkout): string => (charge?.currency ?? currency).toLowerCase();

function balanceTransaction(
  checkout: Checkout,
  type: 'charge' | 'refund' | 'adjustment',
  moved: Moved,
): object {
  const { source, cents, at, fee, id = idOf(source), category = type } = moved;
  const currency = currencyIn(checkout);
  const description = type === 'adjustment' ? 'Dispute fee' : 'Stripe processing fees';
  return {
    id,
    object: 'balance_transaction',
    amount: cents,
    available_on: seconds(at),
    created: seconds(at),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, application: null, currency, description, type: 'stripe_fee' }],
    net: cents - fee,
    reporting_category: category,
    source,
    status: 'available',
    type,
  };
}

/** Null until captured. */
export function chargeTransaction(checkout: Checkout, chargeId: string, isExpanded: boolean): unknown {
  const { charge, state } = checkout;
  if (!charge || state !== 'paid') return null;
  if (!isExpanded) return idOf(chargeId);
  const moved = {
    source: chargeId,
    cents: charge.cents,
    at: charge.at,
    fee: feeCents(checkout),
  };
  return balanceTransaction(checkout, 'charge', moved);
}

/** Stripe keeps the charge's fee; refunds are free. */
export function refundTransaction(checkout: Checkout, refundId: string, isExpanded: boolean): unknown {
  const refund = checkout.refunds.find(({ id }) => id === refundId);
  if (refund?.status !== 'succeeded') return null;
  if (!isExpanded) return idOf(refundId);
  return balanceTransaction(checkout, 'refund', {
    source: refundId,
    cents: -refund.cents,
    at: refund.at,
    fee: 0,
  });
}

/** Always expanded. */
export function disputeTransactions(checkout: Checkout, disputeId: string): object[] {
  const dispute = checkout.disputes.find(({ id }) => id === disputeId);
  if (!dispute) return [];
  return movesOfDispute(checkout, dispute).map(({ sign, cents, feeCents: fee, at }) =>
    balanceTransaction(checkout, 'adjustment', {
      id: `${idOf(disputeId)}${sign < 0 ? '' : 'r'}`,
      source: disputeId,
      cents: sign * cents,
      at,
      fee: -sign * fee,
      category: sign < 0 ? 'dispute' : 'dispute_reversal',
    }),
  );
}
