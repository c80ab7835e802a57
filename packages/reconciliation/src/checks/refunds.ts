import type { Snapshot } from '../snapshot.ts';
import type { Order, OrderRefund, Payment } from '../documents.ts';
import { ofOrder, type Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import {
  disputedCents,
  isImported,
  sumInOrder,
  latest,
  lostCents,
  payingPaymentIds,
  refundCents,
  sumText,
  capturedBy,
  writtenAt,
} from '../money-of.ts';

/** Refunds stay within the captured sum, the payment status matches, and failed refunds raise an alert. */
export function checkRefunds({ orders, payments }: Snapshot): Finding[] {
  const byId = new Map(payments.map((payment) => [payment._id, payment]));
  const findings = [...orders.values()]
    .filter((order) => !isImported(order))
    .flatMap((order) => [...tooMuch(order, byId), ...statusOf(order), ...missingAlert(order)]);
  return [...findings, ...payments.flatMap(tooMuchOf)];
}

const finding = (order: Order, touchedAt: Date, details: Pick<Finding, 'says' | 'mend'>): Finding => ({
  rule: 'refunds',
  subject: ofOrder(order._id),
  touchedAt,
  ...details,
});

function tooMuch(order: Order, payments: ReadonlyMap<string, Payment>): Finding[] {
  const refunds = Object.values(order.refunds);
  const paymentIds = [...new Set(refunds.map(({ paymentId }) => paymentId))];
  return paymentIds.flatMap((paymentId) => {
    const payment = payments.get(paymentId);
    const captured = (payment && capturedBy(payment)) ?? sumInOrder(order, paymentId);
    const counted =
      refundCents(order, paymentId, ['requested', 'pending', 'succeeded']) + lostCents(order, paymentId);
    if (counted <= (captured?.cents ?? 0)) return [];
    const came = captured ? sumText(captured) : 'nothing';
    const says = `${sumText({ cents: counted, currency: captured?.currency ?? '' })} are refunded of ${paymentId}, which has taken ${came}`;
    return [
      finding(order, latest(order.updatedAt, payment && writtenAt(payment)), { says, mend: mends.provider }),
    ];
  });
}

function tooMuchOf(payment: Payment): Finding[] {
  const { _id, orderID, currency, refunds = {} } = payment;
  const counted = Object.values(refunds)
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const captured = capturedBy(payment) ?? { cents: 0, currency };
  if (counted <= captured.cents) return [];
  const says = `payment ${_id} refunds ${sumText({ cents: counted, currency })}, and has taken ${sumText(captured)}`;
  return [
    {
      rule: 'refunds',
      subject: ofOrder(orderID),
      touchedAt: writtenAt(payment),
      says,
      mend: mends.provider,
    },
  ];
}

function isAllBack(order: Order, payingId: string): boolean {
  const captured = sumInOrder(order, payingId);
  const back = refundCents(order, payingId, ['succeeded']) + lostCents(order, payingId);
  return captured !== null && back > 0 && back >= captured.cents;
}

/** `refunded` exactly when all payments of the order are back. */
function statusOf(order: Order): Finding[] {
  const { paidBy, paymentStatus } = order;
  const isWhole = paidBy !== null && payingPaymentIds(order).every((payingId) => isAllBack(order, payingId));
  const touchedAt = order.updatedAt;
  if (isWhole && paymentStatus !== 'refunded')
    return [
      finding(order, touchedAt, {
        says: `it is fully refunded, but its status is ${paymentStatus}`,
        mend: mends.person,
      }),
    ];
  if (!isWhole && paymentStatus === 'refunded')
    return [
      finding(order, touchedAt, {
        says: 'its status is refunded, but it is not fully refunded',
        mend: mends.person,
      }),
    ];
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'review' || paymentStatus === 'refunded';
  if (paidBy && !isPaid)
    return [
      finding(order, touchedAt, {
        says: `it is paid, but its status is ${paymentStatus}`,
        mend: mends.person,
      }),
    ];
  if (!paidBy && paymentStatus === 'paid')
    return [
      finding(order, touchedAt, {
        says: 'its status is paid, but no payment has paid it',
        mend: mends.person,
      }),
    ];
  return [];
}

/** A failed refund whose money is still owed has an alert. */
function missingAlert(order: Order): Finding[] {
  const owed = Object.entries(order.refunds).find(([id, refund]) => isOwed(order, id, refund));
  if (!owed || order.alerts?.includes('refund-failed')) return [];
  const [id, { cents, currency }] = owed;
  const says = `refund ${id} of ${sumText({ cents, currency })} has failed, and no alert says that it is owed`;
  return [finding(order, order.updatedAt, { says, mend: mends.alert })];
}

function isOwed(order: Order, id: string, { state, paymentId, cents, changedAt }: OrderRefund): boolean {
  const acceptedAt = order.review[paymentId]?.accepted?.at;
  if (state !== 'failed' || (acceptedAt && acceptedAt >= changedAt)) return false;
  const won = Object.values(order.disputes).filter((dispute) => dispute.state === 'lost');
  const others = Object.entries(order.refunds).filter(([other]) => other !== id);
  const isSame = (one: { paymentId: string; cents: number; at: Date }) =>
    one.paymentId === paymentId && one.cents === cents && one.at >= changedAt;
  const isAnswered =
    won.some(isSame) ||
    others.some(([, one]) => (one.retryOf === undefined ? isSame(one) : one.retryOf === id));
  return !isAnswered && leftOf(order, paymentId) > 0;
}

function leftOf(order: Order, paymentId: string): number {
  const refunded = refundCents(order, paymentId, ['requested', 'pending', 'succeeded']);
  const claimed = lostCents(order, paymentId) + disputedCents(order, paymentId);
  return (sumInOrder(order, paymentId)?.cents ?? 0) - refunded - claimed;
}
