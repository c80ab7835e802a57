import { setTimeout as sleep } from 'node:timers/promises';
import { newEvent, paymentCompleted, paymentMismatched, paymentPending, type NewEvent } from '@shop/events';
import type { PaymentDeps } from '../deps.ts';
import { isGivenUp, type Payment } from '../domain/payment.ts';
import { isSettled, type PaymentStatus } from '../domain/payment-status.ts';
import { capturedOf, judge, type ProviderFacts, type Verdict } from '../domain/verdict.ts';
import type { KnownPayment } from '../providers/provider.ts';
import { LISTED_MS } from '../domain/fee.ts';
import type { Lease } from '../store/capture-leases.ts';
import { closeUnstarted } from './close-unstarted.ts';
import { isTurnedAway, isUnknownOutcome, knownOutcome, unknownOutcome } from './known-outcome.ts';

export type SettleDeps = Pick<PaymentDeps, 'payments' | 'providers' | 'events' | 'logger' | 'now'>;

/**
 * Longer than a capture call may take, so that a second worker never starts one beside it; short enough that a
 * killed worker's payment is soon taken up.
 */
const LEASE_MS = 15_000;
const PAUSE_MS = 300;

/**
 * Finds out how a payment stands, and is the only way to "paid". Return page, webhooks, worker, sweeper and
 * closing all come here, and none of them is believed: the provider is asked. What it says is held against what
 * we asked for; an approved PayPal payment is captured.
 * @param patienceMs how long another process that is capturing just now is waited for: the return page and the
 *   provider's own message come at the same moment, and only one of them may take the money
 * @returns the payment as it is afterwards
 * @throws ShopError `payment-unknown` when the provider gave no definite answer, or another worker is still at it: the
 *   caller tries again
 */
export async function settlePayment(deps: SettleDeps, paymentId: string, patienceMs = 0): Promise<Payment> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await settleOnce(deps, paymentId);
    } catch (error) {
      if (!isUnknownOutcome(error)) throw error;
      const current = await deps.payments.get(paymentId);
      // The other one was ready between our question and this one.
      if (isSettled(current.status)) return current;
      // It ended without the money, and perhaps before what this call came for: once more.
      if (isTurnedAway(error) && current.status !== 'capturing') continue;
      if (current.status !== 'capturing' || Date.now() + PAUSE_MS > until) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function settleOnce(deps: SettleDeps, paymentId: string): Promise<Payment> {
  const payment = await deps.payments.get(paymentId);
  if (isGivenUp(payment, deps.now()))
    return (await closeUnstarted(deps, payment)) ?? deps.payments.get(paymentId);
  if (isSettled(payment.status) || !isKnown(payment)) return payment;
  const facts = await knownOutcome(() => deps.providers[payment.provider].look(payment));
  const verdict = judge(payment, facts);
  if (verdict.do === 'capture') return capture(deps, payment);
  if (payment.status !== 'capturing') return apply(deps, payment, facts, verdict);
  // Whoever is capturing hears more of it than a look tells: why it was declined, or that its buyer has to go back.
  const lease = { until: payment.leaseUntil, mustBeOver: true };
  const after = await apply(deps, payment, facts, verdict, lease);
  if (verdict.do === 'move' && after.status === 'capturing')
    throw unknownOutcome('another worker is capturing it');
  return after;
}

/**
 * Takes the money of an approved payment. The lease is taken by the same update that forbids closing, before the
 * provider is called; a capture that has started is driven to a definite answer, by whoever holds the lease next.
 */
async function capture(deps: SettleDeps, payment: KnownPayment): Promise<Payment> {
  const { payments, providers } = deps;
  const claimed = await payments.claimCapture(payment, LEASE_MS);
  if (!claimed || !isKnown(claimed)) {
    const current = await payments.get(payment._id);
    if (isSettled(current.status)) return current;
    throw unknownOutcome('another worker is capturing it, or was until now');
  }
  const { leaseUntil } = claimed;
  let after: Payment | undefined;
  try {
    const facts = await knownOutcome(() => providers[payment.provider].capture(claimed));
    const verdict = judge(claimed, facts);
    if (verdict.do === 'capture') throw unknownOutcome('approved, but not captured');
    after = await apply(deps, claimed, facts, verdict, { until: leaseUntil });
    return after;
  } finally {
    // The lease of what has moved on went with the move.
    if (!after || after.status === 'capturing') await payments.endLease(payment._id, leaseUntil);
  }
}

/** @param lease of the capture that was seen: later somebody else may be at it, whom only money that has come is told over */
async function apply(
  deps: SettleDeps,
  payment: KnownPayment,
  facts: ProviderFacts,
  verdict: Exclude<Verdict, { do: 'capture' }>,
  lease?: Lease,
): Promise<Payment> {
  if (verdict.do === 'wait') return facts.state === 'pending' ? notePending(deps, payment, facts) : payment;
  const { to, reason } = verdict;
  const paidAt = deps.now();
  const event = news(payment, facts, to, paidAt);
  const moved = await deps.payments.move(
    payment._id,
    to,
    {
      ...(reason ? { reason } : {}),
      ...moneyOf(facts, to),
      ...(isSettled(to) && facts.state === 'paid' ? paidFields(facts, paidAt) : {}),
      ...(to === 'failed' ? { declines: (payment.declines ?? 0) + 1, declinedAsOf: facts.changedAt } : {}),
      ...(to === 'open' ? { needsPayer: facts.needsPayer === true } : {}),
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

/** What its provider has not said yet of its fee, the lists tell in the days that follow, or it is asked for. */
function paidFields({ fee }: ProviderFacts, paidAt: Date) {
  return { paidAt, ...(fee ? {} : { nextFeeCheckAt: new Date(paidAt.getTime() + LISTED_MS) }) };
}

function moneyOf(facts: ProviderFacts, to: PaymentStatus) {
  const { chargeId, payerId, method, fee } = facts;
  const captured = isSettled(to) ? capturedOf(facts) : null;
  return {
    ...(chargeId ? { chargeId } : {}),
    ...(payerId ? { payerId } : {}),
    ...(method ? { method } : {}),
    ...(captured && fee ? { fee } : {}),
    ...(captured ? { chargedCents: captured.amountCents, chargedCurrency: captured.currency } : {}),
  };
}

/** What the order has to hear of a move; that an attempt failed it finds out when it asks. */
function news(
  { _id: paymentId, orderID, ...payment }: KnownPayment,
  facts: ProviderFacts,
  to: PaymentStatus,
  paidAt: Date,
): NewEvent | undefined {
  const { payerId = '', chargeId, method } = facts;
  if (to === 'review') {
    const captured = capturedOf(facts) ?? undefined;
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

export function isKnown(payment: Payment): payment is KnownPayment {
  return payment.providerId !== undefined;
}

/**
 * Keeps why a provider has not decided yet, and tells the order: until then stock is held for money that may take
 * days, and somebody may have to do something at the provider.
 * @returns the payment as it is afterwards
 */
async function notePending(
  { payments, events, logger }: Pick<PaymentDeps, 'payments' | 'events' | 'logger'>,
  { _id: paymentId, orderID, provider }: Payment,
  { reason = 'OTHER' }: ProviderFacts,
): Promise<Payment> {
  const event = newEvent(paymentPending, { paymentId, orderID, reason });
  const noted = await payments.notePending(paymentId, reason, event);
  if (!noted) return payments.get(paymentId);
  events.relay.send(event);
  logger.warn({ paymentId, provider, reason }, 'a provider is still deciding about a payment');
  return noted;
}
