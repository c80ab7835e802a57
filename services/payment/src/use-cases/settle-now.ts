import { setTimeout as sleep } from 'node:timers/promises';
import type { Payment } from '../domain/payment.ts';
import { mayBringMoney } from '../domain/payment-status.ts';
import { isUnknownOutcome } from './known-outcome.ts';
import { reportPayment } from './report-payment.ts';
import { settlePayment, type SettleDeps } from './settle-payment.ts';

/** The return page waits at most 8 s. */
const PATIENCE_MS = 7_000;

/**
 * After `PATIENCE_MS` the worker continues.
 * @returns the payment, possibly still open
 */
export async function settleNow(deps: SettleDeps, paymentId: string): Promise<Payment> {
  const settled = settlePayment(deps, paymentId, PATIENCE_MS);
  const patience = new AbortController();
  const outOfPatience = sleep(PATIENCE_MS, null, { signal: patience.signal });
  // The worker repeats a late failure.
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
  // The buyer may have approved again, so do not show `failed` while unsure.
  return payment.status === 'failed' && mayBringMoney(payment) ? { ...payment, status: 'open' } : payment;
}
