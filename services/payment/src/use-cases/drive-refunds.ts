import { setTimeout as sleep } from 'node:timers/promises';
import { retryOnConflict } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { isSettled } from '../domain/payment-status.ts';
import { isDisputed, refundPauseMs, requestedRefunds, capturedMoney } from '../domain/refund.ts';
import type { RefundUpdate } from '../domain/returned-money.ts';
import { ProviderError, type ChargedPayment, type RefundCall } from '../providers/provider.ts';
import { hasProviderId, settlePayment } from './settle-payment.ts';
import { knownOutcome, unknownOutcome } from './known-outcome.ts';
import { recordReturns } from './record-returns.ts';

export type RefundDeps = Pick<PaymentDeps, 'payments' | 'providers' | 'events' | 'logger' | 'now'>;

/** Longer than one round of calls; idempotency keys cover an overlap. */
const LEASE_MS = 20_000;
const PAUSE_MS = 100;

/**
 * Records reported refunds and disputes, then sends requested refunds unless a dispute is open.
 * @param patienceMs wait for another worker's lease
 * @throws `payment-not-found`, `payment-unknown`
 */
export async function driveRefunds(deps: RefundDeps, paymentId: string, patienceMs = 0): Promise<void> {
  const claimed = await claim(deps, paymentId, patienceMs);
  const { payments, providers } = deps;
  try {
    // Money may have been captured without a notification.
    const payment = isSettled(claimed.status) ? claimed : await settlePayment(deps, paymentId);
    if (!capturedMoney(payment) || !hasProviderId(payment) || !payment.chargeId) return;
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

/** Only a repeated 5xx allows a new key (Stripe); otherwise a second key could refund twice. */
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
