import { refundedCents, respondBy, type Checkout, type Dispute } from '../domain/checkout.ts';
import { movesOfDispute } from '../domain/fee.ts';
import { money } from './money-view.ts';

const API = 'https://api-m.sandbox.paypal.com';
const statuses = { pending: 'PENDING', succeeded: 'COMPLETED', failed: 'FAILED' } as const;

/** PayPal's Refund. */
export function paypalRefundView(checkout: Checkout, refundId: string): object {
  const refund = checkout.refunds.find(({ id }) => id === refundId);
  if (!refund) throw new Error(`${checkout.id} has no refund ${refundId}`);
  const { custom_id } = refund.note;
  const currency = checkout.charge?.currency ?? checkout.currency;
  return {
    id: refundId,
    status: statuses[refund.status],
    ...(refund.status === 'pending' ? { status_details: { reason: refund.reason ?? 'ECHECK' } } : {}),
    amount: money(refund.cents, currency),
    // PayPal keeps the capture's fee.
    seller_payable_breakdown: {
      gross_amount: money(refund.cents, currency),
      paypal_fee: money(0, currency),
      net_amount: money(refund.cents, currency),
      total_refunded_amount: money(refundedCents(checkout), currency),
    },
    ...(custom_id ? { custom_id } : {}),
    create_time: refund.at,
    update_time: refund.at,
    links: [
      { href: `${API}/v2/payments/refunds/${refundId}`, rel: 'self', method: 'GET' },
      { href: `${API}/v2/payments/captures/${checkout.charge?.id}`, rel: 'up', method: 'GET' },
    ],
  };
}

const outcomes = { won: 'RESOLVED_SELLER_FAVOUR', lost: 'RESOLVED_BUYER_FAVOUR' } as const;

/** PayPal's Dispute. */
export function paypalDisputeView(checkout: Checkout, disputeId: string): object {
  const dispute = checkout.disputes.find(({ id }) => id === disputeId);
  if (!dispute) throw new Error(`${checkout.id} has no dispute ${disputeId}`);
  const { state, at } = dispute;
  const amount = money(dispute.cents, checkout.charge?.currency ?? checkout.currency);
  return {
    dispute_id: disputeId,
    create_time: at,
    update_time: at,
    disputed_transactions: [{ seller_transaction_id: checkout.charge?.id, custom: checkout.reference }],
    reason: dispute.reason,
    status: state === 'open' ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
    dispute_amount: amount,
    ...(state === 'open'
      ? { seller_response_due_date: respondBy(dispute) }
      : {
          dispute_outcome: {
            outcome_code: outcomes[state],
            ...(state === 'lost' ? { amount_refunded: amount } : {}),
          },
        }),
    fund_movements: fundMovements(checkout, dispute),
    dispute_life_cycle_stage: 'CHARGEBACK',
    links: [{ href: `${API}/v1/customer/disputes/${disputeId}`, rel: 'self', method: 'GET' }],
  };
}

/** PayPal lists moves per party, amount and fee apart. */
function fundMovements(checkout: Checkout, dispute: Dispute): object[] {
  const currency = checkout.charge?.currency ?? checkout.currency;
  return movesOfDispute(checkout, dispute).flatMap(({ sign, cents, feeCents, at }) => {
    const [away, back] = sign < 0 ? ['DEBIT', 'CREDIT'] : ['CREDIT', 'DEBIT'];
    const move = (party: string, type: string | undefined, sum: number, reason: string) => ({
      party,
      amount: money(sum, currency),
      initiated_time: at,
      type,
      reason,
    });
    return [
      move('SELLER', away, cents, 'DISPUTE_SETTLEMENT'),
      move('BUYER', back, cents, 'DISPUTE_SETTLEMENT'),
      move('SELLER', away, feeCents, 'CHARGEBACK_FEE'),
    ];
  });
}
