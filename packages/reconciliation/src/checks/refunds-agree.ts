import type { Snapshot } from '../snapshot.ts';
import type { Order, OrderRefund, Payment, PaymentRefund } from '../documents.ts';
import { ofOrder, type Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import { isImported, latest, sumText } from '../money-of.ts';

/** Order and payment agree about each refund and dispute. */
export function checkRefundsAgree({ orders, payments }: Snapshot): Finding[] {
  const byId = new Map(payments.map((payment) => [payment._id, payment]));
  const ofOrders = [...orders.values()]
    .filter((order) => !isImported(order))
    .flatMap((order) => ofOne(order, byId));
  const ofPayments = payments.flatMap((payment) => {
    const order = orders.get(payment.orderID);
    return order ? [...unknownToOrder(payment, order), ...disputesOf(payment, order)] : [];
  });
  return [...ofOrders, ...ofPayments];
}

type Details = Pick<Finding, 'says' | 'mend' | 'waits'>;

const finding = (order: Order, touchedAt: Date, details: Details): Finding => ({
  rule: 'refunds-agree',
  subject: ofOrder(order._id),
  touchedAt,
  ...details,
});

function ofOne(order: Order, payments: ReadonlyMap<string, Payment>): Finding[] {
  return Object.entries(order.refunds).flatMap(([id, refund]) => {
    const kept = payments.get(refund.paymentId)?.refunds?.[id];
    const touchedAt = latest(order.updatedAt, refund.changedAt, kept?.changedAt);
    return differences(id, refund, kept).map((details) => finding(order, touchedAt, details));
  });
}

function differences(id: string, ordered: OrderRefund, kept: PaymentRefund | undefined): Details[] {
  // Payment never stored a refused refund, and knows nothing of money paid back without a provider.
  if (!kept) {
    return ordered.state === 'failed' || ordered.elsewhere
      ? []
      : [{ says: `refund ${id} is ${ordered.state}, but payment does not know of it`, mend: mends.replay }];
  }
  const problems: Details[] = [];
  if (ordered.cents !== kept.amountCents || ordered.currency !== kept.currency) {
    const here = sumText(ordered);
    const there = sumText({ cents: kept.amountCents, currency: kept.currency });
    problems.push({ says: `refund ${id} is ${here}, in payment ${there}`, mend: mends.person });
  }
  if (ordered.state !== kept.state) {
    problems.push({ says: `refund ${id} is ${ordered.state}, in payment ${kept.state}`, mend: mends.replay });
  }
  if (ordered.restockedAt === null && ordered.lines.some(({ restock }) => restock > 0)) {
    problems.push({ says: `the pieces of refund ${id} are not back on sale`, mend: mends.sweeper });
  }
  const isOpen = kept.state === 'requested' || kept.state === 'pending';
  if (isOpen && ordered.state === kept.state) {
    problems.push({ says: `refund ${id} is still ${kept.state}`, mend: mends.sweeper, waits: true });
  }
  return problems;
}

function unknownToOrder(payment: Payment, order: Order): Finding[] {
  return Object.entries(payment.refunds ?? {})
    .filter(([id]) => !order.refunds[id])
    .map(([id, { state, amountCents: cents, currency, changedAt }]) =>
      finding(order, latest(order.updatedAt, changedAt), {
        says: `payment has refund ${id} of ${sumText({ cents, currency })} (${state}), which it does not know`,
        mend: mends.replay,
      }),
    );
}

/** A wrong dispute state blocks the order's money or pays it back twice. */
function disputesOf({ disputes = {} }: Payment, order: Order): Finding[] {
  return Object.values(disputes).flatMap(({ disputeId, state, amountCents, changedAt }) => {
    const inOrder = order.disputes[disputeId];
    if (inOrder?.state === state && inOrder.cents === amountCents) return [];
    const here = inOrder ? `${inOrder.state} about ${inOrder.cents} cents` : 'unknown';
    const says = `dispute ${disputeId} is ${here} to it, in payment ${state} about ${amountCents} cents`;
    return [finding(order, latest(order.updatedAt, changedAt), { says, mend: mends.replay })];
  });
}
