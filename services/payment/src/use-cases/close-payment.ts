import type { ClosePaymentInput } from '@shop/contracts';
import type { Payment } from '../domain/payment.ts';
import { mayBringMoney } from '../domain/payment-status.ts';
import { closeUnstarted } from './close-unstarted.ts';
import { knownOutcome, unknownOutcome } from './known-outcome.ts';
import { isKnown, settlePayment, type SettleDeps } from './settle-payment.ts';

/**
 * Sees to it that no money can come any more, so that the order's stock may be freed. What turns out to be paid
 * is settled instead.
 * @param closing with `takeApproved` the provider is asked first, and money that the buyer has approved is taken;
 *   without, what is approved and not taken yet is given up
 * @returns a payment that is closed, paid or in review, or a card's that has failed
 * @throws ShopError `payment-unknown` while money can still come: nothing may be freed, the caller asks again
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
  const payment = closing.takeApproved ? await settlePayment(deps, paymentId) : found;
  if (!mayBringMoney(payment)) return payment;
  const closed = await closeWaiting(deps, payment);
  if (closed) return closed;
  const settled = await settlePayment(deps, paymentId);
  if (mayBringMoney(settled)) throw unknownOutcome(`it is still ${settled.status}`);
  return settled;
}

/**
 * The guard of the write is what was read: a capture that has begun meanwhile is not closed over.
 * @returns null when the buyer or another worker was faster
 */
async function closeWaiting({ providers, payments }: SettleDeps, payment: Payment): Promise<Payment | null> {
  const { _id, provider, status } = payment;
  // Why it was declined stays to be read; what the provider never made has nothing to be closed there.
  if (status === 'failed') return payments.move(_id, 'closed', {}, { from: ['failed'] });
  if (status !== 'open' || !isKnown(payment)) return null;
  const isClosed = await knownOutcome(() => providers[provider].close(payment));
  return isClosed ? payments.move(_id, 'closed', { reason: 'closed' }, { from: ['open'] }) : null;
}
