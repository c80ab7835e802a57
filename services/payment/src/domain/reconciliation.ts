import type { ProviderCharge, ProviderMoney, Reconciliation } from '@shop/contracts';
import type { Payment } from './payment.ts';
import type { Dispute } from './returned-money.ts';
import { isSettled } from './payment-status.ts';
import { isSameMoves, takenFrom } from './refund.ts';

type Difference = Reconciliation['differences'][number];

/** What a reconciliation has found out, with the lists of those providers that have told it theirs. */
export type ReconciliationFindings = {
  /** How much the providers told of. */
  charges: number;
  refunds: number;
  disputes: number;
  /** How many payments were taken in, of which no webhook had brought the news. */
  takenIn: number;
  differences: Difference[];
};

/** One day's reconciliation; `_id` is the day, as Helsinki counts it. */
export type StoredReconciliation = Partial<ReconciliationFindings> & {
  _id: string;
  startedAt: Date;
  /** Until then one process alone is at it. */
  leaseUntil: Date;
  /** Missing as long as it has not come to its end, with both providers' lists. */
  finishedAt?: Date;
  /** Why the last try did not come to its end. */
  failure?: string;
};

/** News that has not come by a webhook: the payment is to be settled, or what went back of it looked at. */
export type Missed = { paymentId: string; about: 'payment' | 'refunds' };

type Comparison = { missed: Missed[]; differences: Difference[] };

/** How the shop names its payments; what carries another reference is somebody else's. */
const OURS = /^[0-9a-f]{24}_\d+$/;

/**
 * Holds what the providers list against the payments.
 * @param payments those that the lists name, and those that were paid in their time
 */
export function compare(money: ProviderMoney, payments: Payment[]): Comparison {
  const byId = new Map(payments.map((payment) => [payment._id, payment]));
  const byCharge = new Map(
    payments.flatMap((payment) => (payment.chargeId ? [[payment.chargeId, payment]] : [])),
  );
  const charges = money.charges.filter(({ reference, state }) => OURS.test(reference) && state === 'paid');
  return {
    missed: [
      ...charges.flatMap(({ reference }) => missedCharge(byId.get(reference))),
      ...money.refunds.flatMap((refund) => {
        const payment = byCharge.get(refund.chargeId);
        const known = Object.values(payment?.refunds ?? {}).find(
          ({ providerRefundId }) => providerRefundId === refund.providerRefundId,
        );
        return payment && !isSame(known?.state, refund.state) ? returned(payment) : [];
      }),
      ...money.disputes.flatMap((dispute) => {
        const payment = byCharge.get(dispute.chargeId);
        const known = payment?.disputes?.[dispute.disputeId];
        const isKnown = known?.state === dispute.state && knowsMoves(known, dispute);
        return payment && !isKnown ? returned(payment) : [];
      }),
    ],
    differences: [
      ...charges.flatMap((charge) => chargeDifference(charge, byId.get(charge.reference), charges)),
      ...payments.flatMap((payment) => missing(payment, money)),
    ],
  };
}

/** Whether what the provider lists of a dispute's moves, if it says, is what is known of them. */
const knowsMoves = (known: Pick<Dispute, 'moves'>, { moves }: Pick<Dispute, 'moves'>): boolean =>
  moves === undefined || isSameMoves(known.moves, moves);

const returned = ({ _id: paymentId }: Payment): Missed[] => [{ paymentId, about: 'refunds' }];

function missedCharge(payment: Payment | undefined): Missed[] {
  return payment && !isSettled(payment.status) ? [{ paymentId: payment._id, about: 'payment' }] : [];
}

/** One that failed before the shop had heard of it is no news. */
function isSame(known: string | undefined, told: string): boolean {
  return known === told || (known === undefined && told === 'failed');
}

function chargeDifference(
  charge: ProviderCharge,
  payment: Payment | undefined,
  charges: ProviderCharge[],
): Difference[] {
  const { provider, reference: paymentId, chargeId: providerId, amountCents, currency } = charge;
  const found = (kind: Difference['kind']): Difference[] => [
    { kind, provider, paymentId, providerId, amountCents, currency },
  ];
  if (!payment) return found('unknown-payment');
  const taken = takenFrom(payment);
  if (!taken) return [];
  if (payment.chargeId !== providerId) {
    return charges.some(({ chargeId }) => chargeId === payment.chargeId) ? found('charged-twice') : [];
  }
  return taken.amountCents === amountCents && taken.currency === currency ? [] : found('other-sum');
}

/** What was taken, or has gone back, in the time that the lists are whole for stands in them. */
function missing(payment: Payment, { periods, charges, refunds }: ProviderMoney): Difference[] {
  const { _id: paymentId, provider, chargeId = '', createdAt, paidAt } = payment;
  const isListed = (at: Date | undefined): boolean =>
    at !== undefined &&
    periods.some((period) => period.provider === provider && period.from <= at && at <= period.until);
  const taken = takenFrom(payment);
  const hasCharge = charges.some((charge) => charge.provider === provider && charge.chargeId === chargeId);
  const charge =
    taken && isListed(createdAt) && isListed(paidAt) && !hasCharge
      ? [{ kind: 'missing' as const, provider, paymentId, providerId: chargeId, ...taken }]
      : [];
  const known = new Set(refunds.map(({ providerRefundId }) => providerRefundId));
  const back = Object.values(payment.refunds ?? {}).flatMap((refund) => {
    const {
      state,
      providerRefundId: providerId = '',
      amountCents,
      currency,
      requestedAt,
      changedAt,
    } = refund;
    const isMissing =
      state === 'succeeded' && !known.has(providerId) && isListed(requestedAt) && isListed(changedAt);
    return isMissing
      ? [{ kind: 'missing' as const, provider, paymentId, providerId, amountCents, currency }]
      : [];
  });
  return [...charge, ...back];
}
