import { setTimeout as sleep } from 'node:timers/promises';
import { newEvent, paymentCompleted, paymentMismatched, paymentPending, type NewEvent } from '@shop/events';
import { tracing } from '@shop/tracing';
import type { PaymentDeps } from '../deps.ts';
import { isGivenUp, type Payment } from '../domain/payment.ts';
import { isSettled, type PaymentStatus } from '../domain/payment-status.ts';
import { reportedCapture, evaluate, type ProviderStatus, type Outcome } from '../domain/evaluate-payment.ts';
import type { KnownPayment } from '../providers/provider.ts';
import { LISTED_MS } from '../domain/fee.ts';
import type { Lease } from '../store/capture-leases.ts';
import { closeUnstarted } from './close-unstarted.ts';
import { isHeldByAnotherWorker, isUnknownOutcome, knownOutcome, unknownOutcome } from './known-outcome.ts';

export type SettleDeps = Pick<PaymentDeps, 'payments' | 'providers' | 'events' | 'logger' | 'now'>;

/** Longer than a capture call, so that two never overlap. */
const LEASE_MS = 15_000;
const PAUSE_MS = 300;

/**
 * The only way to "paid": asks the provider, compares, captures an approved PayPal payment.
 * @param patienceMs how long to wait for another process's capture
 * @throws `payment-unknown` without a definite answer
 */
export async function settlePayment(deps: SettleDeps, paymentId: string, patienceMs = 0): Promise<Payment> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await settleWithLease(deps, paymentId);
    } catch (error) {
      if (!isUnknownOutcome(error)) throw error;
      const current = await deps.payments.get(paymentId);
      // Another worker finished meanwhile.
      if (isSettled(current.status)) return current;
      // It ended without money, perhaps before the latest approval: try again.
      if (isHeldByAnotherWorker(error) && current.status !== 'capturing') continue;
      if (current.status !== 'capturing' || Date.now() + PAUSE_MS > until) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function settleWithLease(deps: SettleDeps, paymentId: string): Promise<Payment> {
  const payment = await deps.payments.get(paymentId);
  if (isGivenUp(payment, deps.now()))
    return (await closeUnstarted(deps, payment)) ?? deps.payments.get(paymentId);
  if (isSettled(payment.status) || !hasProviderId(payment)) return payment;
  const reported = await knownOutcome(() => deps.providers[payment.provider].fetchStatus(payment));
  const outcome = evaluate(payment, reported);
  if (outcome.do === 'capture') return capture(deps, payment);
  if (payment.status !== 'capturing') return apply(deps, payment, reported, outcome);
  // The capturing worker learns more than a query returns, so its lease must be over.
  const lease = { until: payment.leaseUntil, mustHaveExpired: true };
  const after = await apply(deps, payment, reported, outcome, lease);
  if (outcome.do === 'move' && after.status === 'capturing')
    throw unknownOutcome('another worker is capturing it');
  return after;
}

/** The update that takes the lease forbids closing. A started capture is finished by the next lease holder. */
async function capture(deps: SettleDeps, payment: KnownPayment): Promise<Payment> {
  const { payments, providers } = deps;
  const claimed = await payments.claimCapture(payment, LEASE_MS);
  if (!claimed || !hasProviderId(claimed)) {
    const current = await payments.get(payment._id);
    if (isSettled(current.status)) return current;
    throw unknownOutcome('another worker is capturing it, or was until now');
  }
  const { leaseUntil } = claimed;
  let after: Payment | undefined;
  try {
    const reported = await knownOutcome(() => providers[payment.provider].capture(claimed));
    const outcome = evaluate(claimed, reported);
    if (outcome.do === 'capture') throw unknownOutcome('approved, but not captured');
    after = await apply(deps, claimed, reported, outcome, { until: leaseUntil });
    return after;
  } finally {
    // Moving out of `capturing` removes the lease.
    if (!after || after.status === 'capturing') await payments.endLease(payment._id, leaseUntil);
  }
}

/** @param lease as read; ignored when money has arrived */
async function apply(
  deps: SettleDeps,
  payment: KnownPayment,
  reported: ProviderStatus,
  outcome: Exclude<Outcome, { do: 'capture' }>,
  lease?: Lease,
): Promise<Payment> {
  if (outcome.do === 'wait')
    return reported.state === 'pending' ? notePending(deps, payment, reported) : payment;
  const { to, reason } = outcome;
  const paidAt = deps.now();
  const { traceparent } = { ...tracing().storedFields(), ...payment };
  const event = tracing().continueFrom(traceparent, () => eventFor(payment, reported, to, paidAt));
  const moved = await deps.payments.move(
    payment._id,
    to,
    {
      ...(reason ? { reason } : {}),
      ...moneyOf(reported, to),
      ...(isSettled(to) && reported.state === 'paid' ? paidFields(reported, paidAt) : {}),
      ...(to === 'failed' ? { declines: (payment.declines ?? 0) + 1, declinedAsOf: reported.changedAt } : {}),
      ...(to === 'open' ? { needsPayer: reported.needsPayer === true } : {}),
    },
    { event, lease: isSettled(to) ? undefined : lease },
  );
  if (!moved) return deps.payments.get(payment._id);
  if (event) deps.events.relay.send(event);
  const line = { paymentId: payment._id, provider: payment.provider, from: payment.status, to, reason };
  if (to === 'review') deps.logger.error(line, 'a payment does not match and needs a person');
  else deps.logger.info(line, 'a payment has moved');
  return moved;
}

/** Missing fees arrive with the daily lists. */
function paidFields({ fee }: ProviderStatus, paidAt: Date) {
  return { paidAt, ...(fee ? {} : { nextFeeCheckAt: new Date(paidAt.getTime() + LISTED_MS) }) };
}

function moneyOf(reported: ProviderStatus, to: PaymentStatus) {
  const { chargeId, payerId, method, fee } = reported;
  const captured = isSettled(to) ? reportedCapture(reported) : null;
  return {
    ...(chargeId ? { chargeId } : {}),
    ...(payerId ? { payerId } : {}),
    ...(method ? { method } : {}),
    ...(captured && fee ? { fee } : {}),
    ...(captured ? { chargedCents: captured.amountCents, chargedCurrency: captured.currency } : {}),
  };
}

/** The order reads failed attempts itself. */
function eventFor(
  { _id: paymentId, orderID, ...payment }: KnownPayment,
  reported: ProviderStatus,
  to: PaymentStatus,
  paidAt: Date,
): NewEvent | undefined {
  const { payerId = '', chargeId = '', method } = reported;
  if (to === 'review') {
    const captured = reportedCapture(reported) ?? undefined;
    return newEvent(paymentMismatched, { paymentId, orderID, captured, chargeId, method });
  }
  if (to !== 'paid') return undefined;
  return newEvent(paymentCompleted, {
    paymentId,
    orderID,
    provider: payment.provider,
    amountCents: payment.amountCents,
    providerPaymentId: payment.providerId,
    payerId,
    chargeId,
    method,
    paidAt: paidAt.toISOString(),
  });
}

export function hasProviderId(payment: Payment): payment is KnownPayment {
  return payment.providerId !== undefined;
}

/** The order holds stock meanwhile. */
async function notePending(
  { payments, events, logger }: Pick<PaymentDeps, 'payments' | 'events' | 'logger'>,
  { _id: paymentId, orderID, provider }: Payment,
  { reason = 'OTHER' }: ProviderStatus,
): Promise<Payment> {
  const event = newEvent(paymentPending, { paymentId, orderID, reason });
  const written = await payments.notePending(paymentId, reason, event);
  if (!written) return payments.get(paymentId);
  events.relay.send(event);
  logger.warn({ paymentId, provider, reason }, 'a provider is still deciding about a payment');
  return written;
}
