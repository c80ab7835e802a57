import type { Captured, DisputeMove } from '@shop/contracts';
import { lostWithoutReturns } from '@shop/shop-rules';
import type { Payment } from './payment.ts';
import { isRefundFinal, refundMovesTo } from './refund-status.ts';
import type { Dispute, DisputeUpdate, Refund, RefundUpdate } from './returned-money.ts';

export type RefundRequest = { refundId: string; amountCents: number; currency: string };

const refundsOf = (payment: Payment): [string, Refund][] => Object.entries(payment.refunds ?? {});
const disputesOf = (payment: Payment): Dispute[] => Object.values(payment.disputes ?? {});

export function requestedRefunds(payment: Payment): [string, Refund][] {
  return refundsOf(payment).filter(([, { state }]) => state === 'requested');
}

/** The provider may still return the money itself. */
export function isDisputed(payment: Payment): boolean {
  return disputesOf(payment).some(({ state }) => state === 'open');
}

export function areReturnsFinal(payment: Payment): boolean {
  return !isDisputed(payment) && refundsOf(payment).every(([, { state }]) => isRefundFinal(state));
}

export function capturedMoney({
  status,
  currency,
  chargedCents: amountCents = 0,
  chargedCurrency = currency,
}: Pick<Payment, 'status' | 'currency' | 'chargedCents' | 'chargedCurrency'>): Captured | null {
  if (status !== 'paid' && status !== 'review') return null;
  return amountCents > 0 ? { amountCents, currency: chargedCurrency } : null;
}

/** Refunds and lost disputes never exceed the captured amount. */
export function refusalOf(payment: Payment, request: RefundRequest): string | null {
  const captured = capturedMoney(payment);
  if (!captured || !payment.chargeId) return 'nothing-captured';
  if (request.currency !== captured.currency) return 'currency-differs';
  const back = refundsOf(payment).reduce(
    (sum, [, { state, amountCents }]) => (state === 'failed' ? sum : sum + amountCents),
    0,
  );
  return request.amountCents > captured.amountCents - back - lostCents(payment) ? 'more-than-captured' : null;
}

function lostCents(payment: Payment): number {
  const lost = disputesOf(payment).filter(({ state }) => state === 'lost');
  const isReversal = ({ origin, state }: Refund) => origin === 'provider' && state !== 'failed';
  const reversals = refundsOf(payment).flatMap(([, refund]) =>
    isReversal(refund) ? refund.amountCents : [],
  );
  // Stripe lists disputes apart from refunds.
  return lostWithoutReturns(
    lost.map(({ amountCents }) => amountCents),
    payment.provider === 'paypal' ? reversals : [],
  );
}

export function newRefund(
  request: Omit<RefundRequest, 'refundId'>,
  origin: Refund['origin'],
  now: Date,
): Refund {
  const { amountCents, currency } = request;
  const times = { requestedAt: now, changedAt: now };
  return { origin, state: 'requested', amountCents, currency, ...times, change: 0, serverErrors: 0 };
}

/** By our id, else the provider's, else a new one. */
export function refundNamed(
  payment: Payment,
  update: Pick<RefundUpdate, 'refundId' | 'providerRefundId'>,
): [string, Refund | undefined] {
  const found =
    refundsOf(payment).find(([refundId]) => refundId === update.refundId) ??
    refundsOf(payment).find(([, refund]) => refund.providerRefundId === update.providerRefundId);
  return found ?? [`${payment._id}_p_${update.providerRefundId}`, undefined];
}

/** Null: nothing changes, or the move is not allowed. */
export function refundAfter(before: Refund | undefined, update: RefundUpdate, now: Date): Refund | null {
  if (!before && (update.state === 'failed' || update.amountCents < 1)) return null;
  const refund = before ?? newRefund(update, 'provider', now);
  if (!refundMovesTo(update.state).includes(refund.state)) return null;
  return {
    ...refund,
    state: update.state,
    change: refund.change + 1,
    changedAt: now,
    ...(update.providerRefundId ? { providerRefundId: update.providerRefundId } : {}),
    ...(update.fee ? { fee: update.fee } : {}),
    ...(update.state === 'failed' ? { failure: update.reason || 'failed' } : {}),
  };
}

/**
 * Null: nothing changes. `change` counts notifications to the order, which exclude moves. Unreported moves and
 * deadlines are kept.
 */
export function disputeAfter(before: Dispute | undefined, update: DisputeUpdate, now: Date): Dispute | null {
  const moves = update.moves ?? before?.moves;
  const respondBy = update.respondBy ?? before?.respondBy;
  const after = { ...update, ...(moves ? { moves } : {}), ...(respondBy ? { respondBy } : {}) };
  const isSame =
    before?.state === update.state &&
    before.amountCents === update.amountCents &&
    before.respondBy?.getTime() === respondBy?.getTime();
  if (isSame) {
    const { change, changedAt } = before;
    return isSameMoves(before.moves, moves) ? null : { ...after, change, changedAt };
  }
  return { ...after, change: (before?.change ?? 0) + 1, changedAt: now };
}

export function isSameMoves(
  first: readonly DisputeMove[] | undefined,
  second: readonly DisputeMove[] | undefined,
): boolean {
  const textOf = (moves: readonly DisputeMove[] | undefined) =>
    JSON.stringify(
      moves?.map(({ at, amountCents, feeCents, currency }) => [at, amountCents, feeCents, currency]),
    );
  return textOf(first) === textOf(second);
}

export function refundPauseMs(checks: number): number {
  return checks < 10 ? 60_000 : 600_000;
}
