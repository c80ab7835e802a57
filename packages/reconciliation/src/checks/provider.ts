import type { ProviderCharge, ProviderMoney } from '@shop/contracts';
import type { Snapshot } from '../snapshot.ts';
import type { Payment, PaymentRefund } from '../documents.ts';
import { ofOrder, type Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import { latest, sameSum, sumText, capturedBy, writtenAt } from '../money-of.ts';

/** Payment ids: the order's id and the number of the attempt. */
const OURS = /^([0-9a-f]{24})_\d+$/;

/** Captures and refunds match the providers' lists. */
export function checkProvider({ money, payments }: Snapshot): Finding[] {
  if (!money) return [];
  const byId = new Map(payments.map((payment) => [payment._id, payment]));
  return [
    ...money.charges.flatMap((charge) => chargeOf(charge, byId.get(charge.reference))),
    ...takenTwice(money),
    ...payments.flatMap((payment) => takenThere(payment, money)),
    ...refundsThere(money, payments),
    ...payments.flatMap((payment) => refundsHere(payment, money)),
    ...disputesThere(money, payments),
  ];
}

const finding = (orderID: string, touchedAt: Date, details: Pick<Finding, 'says' | 'mend'>): Finding => ({
  rule: 'provider',
  subject: ofOrder(orderID),
  touchedAt,
  ...details,
});

const orderOf = (reference: string): string | undefined => OURS.exec(reference)?.[1];

/** A charge with our reference has a payment with the same sum; other references are not the shop's. */
function chargeOf(charge: ProviderCharge, payment: Payment | undefined): Finding[] {
  const { provider, chargeId, reference, amountCents: cents, currency, state, at } = charge;
  const orderID = orderOf(reference);
  if (!orderID || state !== 'paid') return [];
  const sum = sumText({ cents, currency });
  const captured = payment && capturedBy(payment);
  const touchedAt = latest(at, payment && writtenAt(payment));
  if (!payment) {
    const says = `${provider} has taken ${sum} (${chargeId}) for ${reference}, a payment that does not exist`;
    return [finding(orderID, touchedAt, { says, mend: mends.provider })];
  }
  if (!captured) {
    const says = `${provider} has taken ${sum} (${chargeId}) for ${reference}, which is ${payment.status}`;
    return [finding(orderID, touchedAt, { says, mend: mends.reconcile })];
  }
  if (payment.chargeId !== chargeId) return [];
  if (sameSum(captured, { cents, currency })) return feeOf(charge, payment, touchedAt);
  const says = `${provider} has taken ${sum} (${chargeId}) for ${reference}, which says ${sumText(captured)}`;
  return [finding(orderID, touchedAt, { says, mend: mends.provider })];
}

/** Fees match where both sides know them. */
function feeOf({ provider, chargeId, fee }: ProviderCharge, payment: Payment, touchedAt: Date): Finding[] {
  const stored = payment.fee;
  if (!fee || !stored || (fee.amountCents === stored.amountCents && fee.currency === stored.currency))
    return [];
  const kept = ({ amountCents: cents, currency }: typeof stored) => sumText({ cents, currency });
  const says = `${provider} has kept ${kept(fee)} of ${payment._id} (${chargeId}), which says ${kept(stored)}`;
  return [finding(payment.orderID, touchedAt, { says, mend: mends.reconcile })];
}

function takenTwice({ charges }: ProviderMoney): Finding[] {
  const paid = charges.filter(({ state }) => state === 'paid');
  return [...Map.groupBy(paid, ({ reference }) => reference)].flatMap(([reference, twins]) => {
    const orderID = orderOf(reference);
    if (!orderID || twins.length < 2) return [];
    const ids = twins.map(({ chargeId }) => chargeId).join(', ');
    const says = `${reference} was charged ${twins.length} times: ${ids}`;
    return [finding(orderID, latest(...twins.map(({ at }) => at)), { says, mend: mends.provider })];
  });
}

/** A provider's list is complete within its periods only. */
function isListed({ periods }: ProviderMoney, provider: string, at: Date): boolean {
  return periods.some((period) => period.provider === provider && period.from <= at && at <= period.until);
}

function takenThere(payment: Payment, money: ProviderMoney): Finding[] {
  const { _id, orderID, provider, paidAt, chargeId } = payment;
  const captured = capturedBy(payment);
  if (!captured || !paidAt || !isListed(money, provider, paidAt)) return [];
  // The charge dates from the buyer's approval, which may precede the list.
  if (!isListed(money, provider, payment.createdAt)) return [];
  const charge = money.charges.find((one) => one.provider === provider && one.chargeId === chargeId);
  if (charge?.state === 'paid') return [];
  const says = `${_id} has taken ${sumText(captured)} (${chargeId ?? 'no id'}), but ${provider} ${charge ? `reports ${charge.state}` : 'does not know it'}`;
  return [finding(orderID, writtenAt(payment), { says, mend: mends.provider })];
}

function refundsThere(money: ProviderMoney, payments: Payment[]): Finding[] {
  const byCharge = new Map(payments.map((payment) => [payment.chargeId ?? '', payment]));
  return money.refunds.flatMap(
    ({ provider, providerRefundId, chargeId, amountCents: cents, currency, state, at }) => {
      const payment = byCharge.get(chargeId);
      if (!payment || state === 'failed') return [];
      const stored = Object.values(payment.refunds ?? {}).find(
        (one) => one.providerRefundId === providerRefundId,
      );
      const there = `${provider} has refunded ${sumText({ cents, currency })} of ${payment._id} (${providerRefundId}, ${state})`;
      const touchedAt = latest(at, stored?.changedAt);
      const finds = (says: string, mend: string) => [finding(payment.orderID, touchedAt, { says, mend })];
      if (!stored) return finds(`${there}, which payment does not know`, mends.reconcile);
      const counted = { cents: stored.amountCents, currency: stored.currency };
      if (!sameSum(counted, { cents, currency }))
        return finds(`${there}, which payment counts as ${sumText(counted)}`, mends.provider);
      return stored.state === state
        ? []
        : finds(`${there}, which is ${stored.state} in payment`, mends.reconcile);
    },
  );
}

function refundsHere(payment: Payment, money: ProviderMoney): Finding[] {
  const there = new Set(money.refunds.map(({ providerRefundId }) => providerRefundId));
  const isMissing = ({ state, providerRefundId = '', requestedAt, changedAt }: PaymentRefund): boolean =>
    state === 'succeeded' &&
    !there.has(providerRefundId) &&
    isListed(money, payment.provider, requestedAt) &&
    isListed(money, payment.provider, changedAt);
  return Object.entries(payment.refunds ?? {})
    .filter(([, refund]) => isMissing(refund))
    .map(([id, { amountCents: cents, currency, changedAt }]) => {
      const says = `refund ${id} of ${sumText({ cents, currency })} has succeeded, but ${payment.provider} does not know of it`;
      return finding(payment.orderID, changedAt, { says, mend: mends.provider });
    });
}

function disputesThere(money: ProviderMoney, payments: Payment[]): Finding[] {
  const byCharge = new Map(payments.map((payment) => [payment.chargeId ?? '', payment]));
  return money.disputes.flatMap(({ provider, disputeId, chargeId, state, moves, at }) => {
    const payment = byCharge.get(chargeId);
    const stored = payment?.disputes?.[disputeId];
    if (!payment) return [];
    const about = `dispute ${disputeId} (${state}) about ${payment._id}`;
    const touchedAt = latest(at, stored?.changedAt);
    if (stored?.state === state) {
      // Moves that one side does not report stay unknown.
      const [there, here] = [movedText(moves), movedText(stored.moves)];
      if (!there || !here || there === here) return [];
      const says = `${provider} has moved ${there} for ${about}, and payment says ${here}`;
      return [finding(payment.orderID, touchedAt, { says, mend: mends.reconcile })];
    }
    const here = stored ? `is ${stored.state} in payment` : 'payment does not know';
    const says = `${provider} has ${about}, which ${here}`;
    return [finding(payment.orderID, touchedAt, { says, mend: mends.reconcile })];
  });
}

type Moves = readonly { amountCents: number; feeCents: number; currency: string }[] | undefined;

function movedText(moves: Moves): string | undefined {
  if (!moves) return undefined;
  const sums = [...Map.groupBy(moves, ({ currency }) => currency)].map(([currency, all]) => {
    const cents = all.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const fee = all.reduce((sum, { feeCents }) => sum + feeCents, 0);
    return `${sumText({ cents, currency })} with a fee of ${sumText({ cents: fee, currency })}`;
  });
  return sums.toSorted().join(', ') || 'nothing';
}
