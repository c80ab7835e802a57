import { refundedCents, type Checkout } from '../domain/checkout.ts';
import { chargeTransaction } from './balance-transaction.ts';
import { seconds } from './seconds.ts';

/** From the PaymentIntent's id. */
export const chargeIdOf = ({ charge }: Checkout): string => (charge?.id ?? '').replace(/^pi_/, 'ch_');
/** Lower case, as Stripe's. */
export const currencyOf = ({ charge, currency }: Checkout): string =>
  (charge?.currency ?? currency).toLowerCase();

const chargeStatuses = { pending: 'pending', failed: 'failed' } as const;

/** Stripe's Charge. */
export function chargeView(
  checkout: Checkout,
  withTransaction = false,
): { id: string } & Record<string, unknown> {
  const { charge, metadata, createdAt, state } = checkout;
  const id = chargeIdOf(checkout);
  return {
    id,
    object: 'charge',
    amount: charge?.cents ?? 0,
    amount_captured: state === 'paid' ? (charge?.cents ?? 0) : 0,
    amount_refunded: refundedCents(checkout),
    balance_transaction: chargeTransaction(checkout, id, withTransaction),
    created: seconds(charge?.at ?? createdAt),
    currency: currencyOf(checkout),
    disputed: checkout.disputes.length > 0,
    livemode: false,
    metadata,
    paid: state === 'paid',
    payment_intent: charge?.id ?? null,
    payment_method_details: { type: charge?.method ?? 'card' },
    refunded: refundedCents(checkout) >= (charge?.cents ?? 0),
    status: chargeStatuses[state as keyof typeof chargeStatuses] ?? 'succeeded',
  };
}
