import { setTimeout as sleep } from 'node:timers/promises';
import { retryOnConflict } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { isSettled } from '../domain/payment-status.ts';
import { isDisputed, refundPauseMs, requestedRefunds, takenFrom } from '../domain/refund.ts';
import type { RefundFacts } from '../domain/returned-money.ts';
import { ProviderError, type ChargedPayment, type RefundCall } from '../providers/provider.ts';
import { isKnown, settlePayment } from './settle-payment.ts';
import { knownOutcome, unknownOutcome } from './known-outcome.ts';
import { takeInReturns } from './take-in-returns.ts';

export type RefundDeps = Pick<PaymentDeps, 'payments' | 'providers' | 'events' | 'logger' | 'now'>;

/**
 * Longer than the calls of one round may take, so that a second worker rarely comes beside it (the idempotency keys
 * hold it then); short enough that a killed worker's refunds are soon taken up.
 */
const LEASE_MS = 20_000;
const PAUSE_MS = 100;

/**
 * Brings a payment's refunds on: asks the provider what went back, or is disputed, takes that in, and only then asks
 * for the refunds that it has not got yet. While a dispute is open they wait. Consumer, webhooks and sweeper all come
 * here, as often as they like.
 * @param patienceMs how long another worker that is at it just now is waited for: the shop's own wish and the provider's
 *   message about it come at the same moment
 * @throws ShopError `payment-not-found`; `payment-unknown` when the provider gave no definite answer, or another worker is
 *   still at it
 */
export async function driveRefunds(deps: RefundDeps, paymentId: string, patienceMs = 0): Promise<void> {
  const claimed = await claim(deps, paymentId, patienceMs);
  const { payments, providers } = deps;
  try {
    // What has gone back may have come unnoticed.
    const payment = isSettled(claimed.status) ? claimed : await settlePayment(deps, paymentId);
    if (!takenFrom(payment) || !isKnown(payment) || !payment.chargeId) return;
    const charged: ChargedPayment = { ...payment, chargeId: payment.chargeId };
    const facts = await knownOutcome(() => providers[payment.provider].lookForReturns(charged));
    await takeInReturns(deps, paymentId, facts);
    const current = await payments.get(paymentId);
    if (isDisputed(current)) return;
    for (const [refundId, { amountCents, currency, serverErrors }] of requestedRefunds(current))
      await ask(deps, charged, { refundId, amountCents, currency, serverErrors });
  } finally {
    await payments.endRefunds(paymentId, claimed.refundLeaseUntil);
  }
}

/** The claim is the look at the payment, too: nobody else is at its refunds from then on. */
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
    const facts = await providers[provider].refund(payment, call);
    await takeInReturns(deps, paymentId, { refunds: [facts], disputes: [] });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn({ err: error, paymentId, refundId: call.refundId }, 'a refund could not be made');
    if (error.definite) {
      const refunds = [refusedBy(call, error)];
      return takeInReturns(deps, paymentId, { refunds, disputes: [] });
    }
    if (error.isKeyUsedUp) await countUsedKey(deps, paymentId, call);
    throw unknownOutcome(error.message, error);
  }
}

function refusedBy({ refundId, amountCents, currency }: RefundCall, { message }: ProviderError): RefundFacts {
  return { providerRefundId: '', refundId, state: 'failed', amountCents, currency, reason: message };
}

/**
 * Stripe repeats a failure that was a key's first answer for ever, so the next call has a key of its own; it looks first.
 * After any other failure the key stays: a call with it may still be on its way, from a worker that stood still or through
 * a slow net, and by two keys the money would go back twice.
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
