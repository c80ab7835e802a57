import type { ClosePaymentInput } from '@shop/contracts';
import type { Payment } from '../domain/payment.ts';
import { isLive } from '../domain/payment-status.ts';
import { knownOutcome, unknownOutcome } from './known-outcome.ts';
import { isKnown, settlePayment, type SettleDeps } from './settle-payment.ts';

/**
 * Sees to it that no money can come any more, so that the order's stock may be freed. What turns out to be paid
 * is settled instead.
 * @param closing with `takeApproved` the provider is asked first, and money that the buyer has approved is taken;
 *   without, what is approved and not taken yet is given up
 * @returns a payment that is closed, failed, paid or in review
 * @throws ShopError `payment-unknown` while money can still come: nothing may be freed, the caller asks again
 */
export async function closePayment(
  deps: SettleDeps,
  paymentId: string,
  closing: ClosePaymentInput,
): Promise<Payment> {
  const found = await deps.payments.get(paymentId);
  if (found.status === 'creating') return closeUnstarted(deps, found, closing);
  if (!isLive(found.status)) return found;
  const payment = closing.takeApproved ? await settlePayment(deps, paymentId) : found;
  if (!isLive(payment.status)) return payment;
  if (payment.status === 'open' && isKnown(payment)) {
    const closed = await knownOutcome(() => deps.providers[payment.provider].close(payment));
    // The guard is `open`: a capture that has begun meanwhile is not closed over.
    const moved =
      closed && (await deps.payments.move(paymentId, 'closed', { reason: 'closed' }, { from: ['open'] }));
    if (moved) return moved;
  }
  const settled = await settlePayment(deps, paymentId);
  if (isLive(settled.status)) throw unknownOutcome(`it is still ${settled.status}`);
  return settled;
}

/** Nobody has the link yet, and after this update nobody gets it. */
async function closeUnstarted(
  deps: SettleDeps,
  { _id }: Payment,
  closing: ClosePaymentInput,
): Promise<Payment> {
  const closed = await deps.payments.move(_id, 'closed', { reason: 'closed' }, { from: ['creating'] });
  return closed ?? closePayment(deps, _id, closing);
}
