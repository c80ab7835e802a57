import type { Captured, DisputeMove } from '@shop/contracts';
import { lostBesideReturns } from '@shop/shop-rules';
import type { Payment } from './payment.ts';
import { isRefundOver, refundMovesTo } from './refund-status.ts';
import type { Dispute, DisputeFacts, Refund, RefundFacts } from './returned-money.ts';

export type AskedRefund = { refundId: string; amountCents: number; currency: string };

const refundsOf = (payment: Payment): [string, Refund][] => Object.entries(payment.refunds ?? {});
const disputesOf = (payment: Payment): Dispute[] => Object.values(payment.disputes ?? {});

/** Refunds that the provider is still to be asked for. */
export function requestedRefunds(payment: Payment): [string, Refund][] {
  return refundsOf(payment).filter(([, { state }]) => state === 'requested');
}

/** While a dispute is open the provider holds the money, and may give it back itself. */
export function isDisputed(payment: Payment): boolean {
  return disputesOf(payment).some(({ state }) => state === 'open');
}

/** Nothing more is expected of its refunds and disputes. */
export function isReturnOver(payment: Payment): boolean {
  return !isDisputed(payment) && refundsOf(payment).every(([, { state }]) => isRefundOver(state));
}

/** What was taken, and can go back at most; null as long as nothing was. */
export function takenFrom({
  status,
  ...payment
}: Pick<
  Payment,
  'status' | 'amountCents' | 'currency' | 'chargedCents' | 'chargedCurrency'
>): Captured | null {
  if (status !== 'paid' && status !== 'review') return null;
  const asked = status === 'paid' ? payment.amountCents : 0;
  const amountCents = payment.chargedCents ?? asked;
  return amountCents > 0 ? { amountCents, currency: payment.chargedCurrency ?? payment.currency } : null;
}

/** Why a refund cannot be: refunds that have not failed, and lost disputes, never exceed what was taken. */
export function refusalOf(payment: Payment, asked: AskedRefund): string | null {
  const taken = takenFrom(payment);
  if (!taken || !payment.chargeId) return 'nothing-captured';
  if (asked.currency !== taken.currency) return 'currency-differs';
  const back = refundsOf(payment).reduce(
    (sum, [, one]) => (one.state === 'failed' ? sum : sum + one.amountCents),
    0,
  );
  return asked.amountCents > taken.amountCents - back - lostCents(payment) ? 'more-than-captured' : null;
}

/** What a buyer has won of a payment, where that is not among its refunds already. */
function lostCents(payment: Payment): number {
  const lost = disputesOf(payment).filter(({ state }) => state === 'lost');
  const isTold = ({ origin, state }: Refund) => origin === 'provider' && state !== 'failed';
  const told = refundsOf(payment).flatMap(([, refund]) => (isTold(refund) ? refund.amountCents : []));
  // Stripe keeps disputes apart from refunds.
  return lostBesideReturns(
    lost.map(({ amountCents }) => amountCents),
    payment.provider === 'paypal' ? told : [],
  );
}

/** A refund as it is first written down. */
export function newRefund(asked: Omit<AskedRefund, 'refundId'>, origin: Refund['origin'], now: Date): Refund {
  const { amountCents, currency } = asked;
  const times = { requestedAt: now, changedAt: now };
  return { origin, state: 'requested', amountCents, currency, ...times, change: 0, serverErrors: 0 };
}

/**
 * Finds the refund that a provider speaks of: by our own id, by the provider's, or as one that was made there.
 * @returns its id in the payment, and what is known of it
 */
export function refundNamed(
  payment: Payment,
  facts: Pick<RefundFacts, 'refundId' | 'providerRefundId'>,
): [string, Refund | undefined] {
  const known =
    refundsOf(payment).find(([refundId]) => refundId === facts.refundId) ??
    refundsOf(payment).find(([, one]) => one.providerRefundId === facts.providerRefundId);
  return known ?? [`${payment._id}_p_${facts.providerRefundId}`, undefined];
}

/**
 * A refund after what the provider says of it.
 * @returns null where that is nothing new, or not a move that a refund can make
 */
export function refundAfter(before: Refund | undefined, facts: RefundFacts, now: Date): Refund | null {
  if (!before && (facts.state === 'failed' || facts.amountCents < 1)) return null;
  const refund = before ?? newRefund(facts, 'provider', now);
  if (!refundMovesTo(facts.state).includes(refund.state)) return null;
  return {
    ...refund,
    state: facts.state,
    change: refund.change + 1,
    changedAt: now,
    ...(facts.providerRefundId ? { providerRefundId: facts.providerRefundId } : {}),
    ...(facts.fee ? { fee: facts.fee } : {}),
    ...(facts.state === 'failed' ? { failure: facts.reason || 'failed' } : {}),
  };
}

/**
 * A dispute after what the provider says of it, or null where that is nothing new. What it has moved alone is no change
 * that the order hears of, and once said it is not taken back by silence.
 */
export function disputeAfter(before: Dispute | undefined, facts: DisputeFacts, now: Date): Dispute | null {
  const moves = facts.moves ?? before?.moves;
  const respondBy = facts.respondBy ?? before?.respondBy;
  const after = { ...facts, ...(moves ? { moves } : {}), ...(respondBy ? { respondBy } : {}) };
  const isSame =
    before?.state === facts.state &&
    before.amountCents === facts.amountCents &&
    before.respondBy?.getTime() === respondBy?.getTime();
  if (isSame) {
    const { change, changedAt } = before;
    return isSameMoves(before.moves, moves) ? null : { ...after, change, changedAt };
  }
  return { ...after, change: (before?.change ?? 0) + 1, changedAt: now };
}

/** Whether a dispute has moved the same; what is not known is only like itself. */
export function isSameMoves(
  one: readonly DisputeMove[] | undefined,
  other: readonly DisputeMove[] | undefined,
): boolean {
  const told = (moves: readonly DisputeMove[] | undefined) =>
    JSON.stringify(
      moves?.map(({ at, amountCents, feeCents, currency }) => [at, amountCents, feeCents, currency]),
    );
  return told(one) === told(other);
}

/** Pause before the provider is asked again about a refund that is not at its end; some take days. */
export function refundPauseMs(checks: number): number {
  return checks < 10 ? 60_000 : 600_000;
}
