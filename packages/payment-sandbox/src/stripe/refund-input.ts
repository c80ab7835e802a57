import { refundableCents, refundedCents, type Checkout } from '../domain/checkout.ts';
import type { StripeFault } from './stripe-error.ts';

const PARAMETERS = new Set(['payment_intent', 'amount', 'metadata', 'reason', 'expand']);
const REASONS = new Set(['duplicate', 'fraudulent', 'requested_by_customer']);

type RefundInput = { cents: number; metadata: Record<string, string> };

/** Refunds the rest by default. */
export function readRefund(body: Record<string, unknown>, checkout: Checkout): RefundInput | StripeFault {
  const stranger = Object.keys(body).find((name) => !PARAMETERS.has(name));
  if (stranger !== undefined)
    return {
      code: 'parameter_unknown',
      message: `Received unknown parameter: ${stranger}`,
      param: stranger,
    };
  const { metadata = {} } = body;
  const [amount, reason] = [textOf(body['amount']), textOf(body['reason'])];
  if (reason !== undefined && !REASONS.has(reason))
    return { message: `Invalid reason: ${reason}`, param: 'reason' };
  if (amount !== undefined && !/^[1-9]\d{0,11}$/.test(amount))
    return { code: 'parameter_invalid_integer', message: 'Invalid positive integer', param: 'amount' };
  if (checkout.state !== 'paid' || !checkout.charge) {
    const message = 'This PaymentIntent does not have a successful charge to refund.';
    return { code: 'payment_intent_unexpected_state', message, param: 'payment_intent' };
  }
  const charge = checkout.charge.id.replace(/^pi_/, 'ch_');
  if (checkout.disputes.some(({ state }) => state === 'open'))
    return { code: 'charge_disputed', message: `Charge ${charge} has been charged back.` };
  const refundable = refundableCents(checkout);
  if (refundable === 0)
    return { code: 'charge_already_refunded', message: `Charge ${charge} has already been refunded.` };
  const cents = amount === undefined ? refundable : Number(amount);
  if (cents > refundable) {
    const whole = refundedCents(checkout) === 0 ? 'charge amount' : 'unrefunded amount on charge';
    const message = `Refund amount (${euros(cents)}) is greater than ${whole} (${euros(refundable)})`;
    return { code: 'parameter_invalid_integer', message, param: 'amount' };
  }
  return { cents, metadata: metadata as Record<string, string> };
}

const textOf = (value: unknown): string | undefined =>
  value === undefined || typeof value === 'string' ? value : '';

const euros = (cents: number): string => `€${(cents / 100).toFixed(2)}`;
