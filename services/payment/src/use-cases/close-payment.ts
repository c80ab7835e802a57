import type { ClosePaymentInput } from '@shop/contracts';
import type { Payment } from '../domain/payment.ts';
import { mayBringMoney } from '../domain/payment-status.ts';
import { closeUnstarted } from './close-unstarted.ts';
import { knownOutcome, unknownOutcome } from './known-outcome.ts';
import { hasProviderId, settlePayment, type SettleDeps } from './settle-payment.ts';

/**
 * Ensures that no more money can arrive.
 * @param closing `captureApproved` captures an approved payment first
 * @returns a payment that is closed, settled, or failed by card
 * @throws `payment-unknown`
 */
export async function closePayment(
  deps: SettleDeps,
  paymentId: string,
  closing: ClosePaymentInput,
): Promise<Payment> {
  const found = await deps.payments.get(paymentId);
  if (found.status === 'creating')
    return (await closeUnstarted(deps, found)) ?? closePayment(deps, paymentId, closing);
  if (!mayBringMoney(found)) return found;
  const payment = closing.captureApproved ? await settlePayment(deps, paymentId) : found;
  if (!mayBringMoney(payment)) return payment;
  const closed = await closeWaiting(deps, payment);
  if (closed) return closed;
  const settled = await settlePayment(deps, paymentId);
  if (mayBringMoney(settled)) throw unknownOutcome(`it is still ${settled.status}`);
  return settled;
}

/** Guarded by the status read, so a capture started meanwhile is not closed. */
async function closeWaiting({ providers, payments }: SettleDeps, payment: Payment): Promise<Payment | null> {
  const { _id, provider, status } = payment;
  // Keeps the decline reason. Without a provider id there is nothing to close.
  if (status === 'failed') return payments.move(_id, 'closed', {}, { from: ['failed'] });
  if (status !== 'open' || !hasProviderId(payment)) return null;
  const isClosed = await knownOutcome(() => providers[provider].close(payment));
  return isClosed ? payments.move(_id, 'closed', { reason: 'closed' }, { from: ['open'] }) : null;
}
