import type { Checkout, Refund } from '../domain/checkout.ts';
import { feeCents } from '../domain/fee.ts';
import { money, negative } from './money-view.ts';

type Transaction = { at: string; info: object };

/** PayPal's codes: payment by checkout, refund by the seller. */
const PAYMENT = 'T0006';
const REFUND = 'T1107';

/** As in PayPal's transaction search. */
export function transactionsOf(checkout: Checkout): Transaction[] {
  const { charge } = checkout;
  if (!charge || checkout.state === 'failed') return [];
  const { at } = charge;
  const payment = {
    transaction_id: charge.id,
    paypal_reference_id: checkout.id,
    paypal_reference_id_type: 'ODR',
    transaction_event_code: PAYMENT,
    transaction_initiation_date: at,
    transaction_updated_date: at,
    transaction_amount: money(charge.cents, charge.currency),
    ...(checkout.state === 'paid' ? { fee_amount: negative(feeCents(checkout), charge.currency) } : {}),
    transaction_status: checkout.state === 'pending' ? 'P' : 'S',
    custom_field: checkout.reference,
    protection_eligibility: '01',
  };
  return [{ at, info: payment }, ...checkout.refunds.map((refund) => refundOf(checkout, refund))];
}

const statuses = { pending: 'P', succeeded: 'S', failed: 'D' } as const;

function refundOf({ charge, currency }: Checkout, { id, cents, at, status, note }: Refund): Transaction {
  const info = {
    transaction_id: id,
    paypal_reference_id: charge?.id,
    paypal_reference_id_type: 'TXN',
    transaction_event_code: REFUND,
    transaction_initiation_date: at,
    transaction_updated_date: at,
    transaction_amount: negative(cents, charge?.currency ?? currency),
    transaction_status: statuses[status],
    ...(note['custom_id'] ? { custom_field: note['custom_id'] } : {}),
  };
  return { at, info };
}
