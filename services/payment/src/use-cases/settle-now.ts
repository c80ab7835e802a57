import { setTimeout as sleep } from 'node:timers/promises';
import type { Payment } from '../domain/payment.ts';
import { mayBringMoney } from '../domain/payment-status.ts';
import { isUnknownOutcome } from './known-outcome.ts';
import { reportPayment } from './report-payment.ts';
import { settlePayment, type SettleDeps } from './settle-payment.ts';

/** The return page waits at most eight seconds; the answer has to be on its way before. */
const PATIENCE_MS = 7_000;

/**
 * Settles while somebody waits. What is still unknown when their patience ends is put into the outbox, and the
 * worker drives it to its end.
 * @returns the payment as it is then, perhaps still open
 */
export async function settleNow(deps: SettleDeps, paymentId: string): Promise<Payment> {
  const settled = settlePayment(deps, paymentId, PATIENCE_MS);
  const patience = new AbortController();
  const outOfPatience = sleep(PATIENCE_MS, null, { signal: patience.signal });
  // An attempt that goes on after the answer is sent has nobody to tell of its failure: the worker repeats it.
  settled.catch(() => undefined);
  outOfPatience.catch(() => undefined);
  try {
    const payment = await Promise.race([settled, outOfPatience]);
    if (payment) return payment;
  } catch (error) {
    if (!isUnknownOutcome(error)) throw error;
    deps.logger.warn({ err: error, paymentId }, 'the outcome of a payment is not known yet');
  } finally {
    patience.abort();
  }
  await reportPayment(deps, paymentId, 'payment');
  const payment = await deps.payments.get(paymentId);
  // What was declined may have been approved once more: nobody is told that it has failed while that is not known.
  return payment.status === 'failed' && mayBringMoney(payment) ? { ...payment, status: 'open' } : payment;
}
