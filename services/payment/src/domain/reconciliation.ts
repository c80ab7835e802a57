import type { ProviderCharge, ProviderMoney, Reconciliation } from '@shop/contracts';
import type { Payment } from './payment.ts';
import type { Dispute } from './returned-money.ts';
import { isSettled } from './payment-status.ts';
import { isSameMoves, capturedMoney } from './refund.ts';

type Difference = Reconciliation['differences'][number];

export type ReconciliationFindings = {
  charges: number;
  refunds: number;
  disputes: number;
  takenIn: number;
  differences: Difference[];
};

/** `_id` is the Finnish day. */
export type StoredReconciliation = Partial<ReconciliationFindings> & {
  _id: string;
  startedAt: Date;
  leaseUntil: Date;
  finishedAt?: Date;
  failure?: string;
};

export type Missed = { paymentId: string; about: 'payment' | 'refunds' };

type Comparison = { missed: Missed[]; differences: Difference[] };

/** Other references belong to other systems. */
const OURS = /^[0-9a-f]{24}_\d+$/;

/** @param payments those in the lists and those created in the period */
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
        const stored = Object.values(payment?.refunds ?? {}).find(
          ({ providerRefundId }) => providerRefundId === refund.providerRefundId,
        );
        return payment && !isSame(stored?.state, refund.state) ? returned(payment) : [];
      }),
      ...money.disputes.flatMap((dispute) => {
        const payment = byCharge.get(dispute.chargeId);
        const stored = payment?.disputes?.[dispute.disputeId];
        const isStored = stored?.state === dispute.state && knowsMoves(stored, dispute);
        return payment && !isStored ? returned(payment) : [];
      }),
    ],
    differences: [
      ...charges.flatMap((charge) => chargeDifference(charge, byId.get(charge.reference), charges)),
      ...payments.flatMap((payment) => missing(payment, money)),
    ],
  };
}

const knowsMoves = (stored: Pick<Dispute, 'moves'>, { moves }: Pick<Dispute, 'moves'>): boolean =>
  moves === undefined || isSameMoves(stored.moves, moves);

const returned = ({ _id: paymentId }: Payment): Missed[] => [{ paymentId, about: 'refunds' }];

function missedCharge(payment: Payment | undefined): Missed[] {
  return payment && !isSettled(payment.status) ? [{ paymentId: payment._id, about: 'payment' }] : [];
}

/** A refund that failed before it was stored is ignored. */
function isSame(stored: string | undefined, listed: string): boolean {
  return stored === listed || (stored === undefined && listed === 'failed');
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
  const captured = capturedMoney(payment);
  if (!captured) return [];
  if (payment.chargeId !== providerId) {
    return charges.some(({ chargeId }) => chargeId === payment.chargeId) ? found('charged-twice') : [];
  }
  return captured.amountCents === amountCents && captured.currency === currency ? [] : found('other-sum');
}

function missing(payment: Payment, { periods, charges, refunds }: ProviderMoney): Difference[] {
  const { _id: paymentId, provider, chargeId = '', createdAt, paidAt } = payment;
  const isListed = (at: Date | undefined): boolean =>
    at !== undefined &&
    periods.some((period) => period.provider === provider && period.from <= at && at <= period.until);
  const captured = capturedMoney(payment);
  const hasCharge = charges.some((charge) => charge.provider === provider && charge.chargeId === chargeId);
  const charge =
    captured && isListed(createdAt) && isListed(paidAt) && !hasCharge
      ? [{ kind: 'missing' as const, provider, paymentId, providerId: chargeId, ...captured }]
      : [];
  const listedRefunds = new Set(refunds.map(({ providerRefundId }) => providerRefundId));
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
      state === 'succeeded' && !listedRefunds.has(providerId) && isListed(requestedAt) && isListed(changedAt);
    return isMissing
      ? [{ kind: 'missing' as const, provider, paymentId, providerId, amountCents, currency }]
      : [];
  });
  return [...charge, ...back];
}
