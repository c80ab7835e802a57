import { setTimeout as sleep } from 'node:timers/promises';
import { retryOnConflict } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { isSettled } from '../domain/payment-status.ts';
import { isDisputed, refundPauseMs, requestedRefunds, capturedMoney } from '../domain/refund.ts';
import type { RefundUpdate } from '../domain/returned-money.ts';
import { ProviderError, type ChargedPayment, type RefundCall } from '../providers/provider.ts';
import { isKnown, settlePayment } from './settle-payment.ts';
import { knownOutcome, unknownOutcome } from './known-outcome.ts';
import { recordReturns } from './record-returns.ts';

export type RefundDeps = Pick<PaymentDeps, 'payments' | 'providers' | 'events' | 'logger' | 'now'>;

/**
 * Longer than one round of calls; short enough that a killed worker's refunds resume soon. Idempotency keys cover an
 * overlap.
 */
const LEASE_MS = 20_000;
const PAUSE_MS = 100;

/**
 * Fetches refunds and disputes from the provider, records them, then sends requested refunds. Open disputes block new
 * refunds.
 * @param patienceMs how long to wait for another worker's lease
 * @throws ShopError `payment-not-found`; `payment-unknown` without a definite answer or while another worker holds the
 * lease
 */
export async function driveRefunds(deps: RefundDeps, paymentId: string, patienceMs = 0): Promise<void> {
  const claimed = await claim(deps, paymentId, patienceMs);
  const { payments, providers } = deps;
  try {
    // Settle first: money may have been captured without a notification.
    const payment = isSettled(claimed.status) ? claimed : await settlePayment(deps, paymentId);
    if (!capturedMoney(payment) || !isKnown(payment) || !payment.chargeId) return;
    const charged: ChargedPayment = { ...payment, chargeId: payment.chargeId };
    const update = await knownOutcome(() => providers[payment.provider].fetchReturns(charged));
    await recordReturns(deps, paymentId, update);
    const current = await payments.get(paymentId);
    if (isDisputed(current)) return;
    for (const [refundId, { amountCents, currency, serverErrors }] of requestedRefunds(current))
      await ask(deps, charged, { refundId, amountCents, currency, serverErrors });
  } finally {
    await payments.endRefunds(paymentId, claimed.refundLeaseUntil);
  }
}

/** Reads the payment under the lease. */
async function claim({ payments }: RefundDeps, paymentId: string, patienceMs: number) {
  const until = Date.now() + patienceMs;
  for (;;) {
    const payment = await payments.claimRefunds(paymentId, LEASE_MS);
    if (payment) return payment;
    if (Date.now() + PAUSE_MS > until) break;
    await sleep(PAUSE_MS);
  }
  await payments.get(paymentId);
  throw unknownOutcome('another worker is at its refunds');
}

async function ask(deps: RefundDeps, payment: ChargedPayment, call: RefundCall): Promise<void> {
  const { providers, logger } = deps;
  const { _id: paymentId, provider } = payment;
  try {
    const update = await providers[provider].refund(payment, call);
    await recordReturns(deps, paymentId, { refunds: [update], disputes: [] });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn({ err: error, paymentId, refundId: call.refundId }, 'a refund could not be made');
    if (error.definite) {
      const refunds = [refusedBy(call, error)];
      return recordReturns(deps, paymentId, { refunds, disputes: [] });
    }
    if (error.isKeyUsedUp) await countUsedKey(deps, paymentId, call);
    throw unknownOutcome(error.message, error);
  }
}

function refusedBy(
  { refundId, amountCents, currency }: RefundCall,
  { message }: ProviderError,
): RefundUpdate {
  return { providerRefundId: '', refundId, state: 'failed', amountCents, currency, reason: message };
}

/**
 * Stripe repeats a 5xx for its key forever, so the next call uses a new key. Other failures keep the key: a second key
 * could refund twice.
 */
async function countUsedKey(
  { payments, now }: RefundDeps,
  paymentId: string,
  { refundId, serverErrors }: RefundCall,
): Promise<void> {
  const checkAt = new Date(now().getTime() + refundPauseMs(0));
  await retryOnConflict(async () => {
    const payment = await payments.get(paymentId);
    const refund = payment.refunds?.[refundId];
    if (refund?.state !== 'requested') return 'moved';
    const counted = { ...refund, serverErrors: serverErrors + 1 };
    return (await payments.putRefund(payment, { refundId, refund: counted }, checkAt)) ?? undefined;
  });
}
