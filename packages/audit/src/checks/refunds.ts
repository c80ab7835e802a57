import type { Books } from '../books.ts';
import type { Order, OrderRefund, Payment, PaymentRefund } from '../documents.ts';
import { ofOrder, type Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import {
  isImported,
  knownTo,
  latest,
  lostCents,
  payersOf,
  refundCents,
  sumText,
  takenBy,
  writtenAt,
} from '../money-of.ts';

/** The order's count of what goes back is payment's, refund by refund, and never more than came. */
export function checkRefunds({ orders, payments }: Books): Finding[] {
  const byId = new Map(payments.map((payment) => [payment._id, payment]));
  const told = [...orders.values()]
    .filter((order) => !isImported(order))
    .flatMap((order) => [...ofOne(order, byId), ...statusOf(order)]);
  const untold = payments.flatMap((payment) => unknownToOrder(payment, orders.get(payment.orderID)));
  return [...told, ...untold];
}

function finding(order: Order, touchedAt: Date, told: Pick<Finding, 'says' | 'mend' | 'waits'>): Finding {
  return { rule: 'refunds', subject: ofOrder(order._id), touchedAt, ...told };
}

function ofOne(order: Order, payments: ReadonlyMap<string, Payment>): Finding[] {
  const refunds = Object.entries(order.refunds ?? {});
  const each = refunds.flatMap(([id, refund]) => {
    const payment = payments.get(refund.paymentId);
    const kept = payment?.refunds?.[id];
    const touchedAt = latest(order.updatedAt, refund.changedAt, kept?.changedAt);
    return differences(id, refund, kept).map((told) => finding(order, touchedAt, told));
  });
  const paymentIds = [...new Set(refunds.map(([, { paymentId }]) => paymentId))];
  const sums = paymentIds.flatMap((paymentId) => {
    const payment = payments.get(paymentId);
    const taken = (payment && takenBy(payment)) ?? knownTo(order, paymentId);
    const counted =
      refundCents(order, paymentId, ['requested', 'pending', 'succeeded']) + lostCents(order, paymentId);
    if (counted <= (taken?.cents ?? 0)) return [];
    const came = taken ? sumText(taken) : 'nothing';
    const says = `${sumText({ cents: counted, currency: taken?.currency ?? '' })} go back of ${paymentId}, which has taken ${came}`;
    return [
      finding(order, latest(order.updatedAt, payment && writtenAt(payment)), { says, mend: mends.provider }),
    ];
  });
  return [...each, ...sums];
}

function differences(
  id: string,
  told: OrderRefund,
  kept: PaymentRefund | undefined,
): Pick<Finding, 'says' | 'mend' | 'waits'>[] {
  // What payment could not even write down it has refused.
  if (!kept) {
    return told.state === 'failed'
      ? []
      : [{ says: `refund ${id} is ${told.state}, but payment does not know of it`, mend: mends.replay }];
  }
  const all: Pick<Finding, 'says' | 'mend' | 'waits'>[] = [];
  if (told.cents !== kept.amountCents || told.currency !== kept.currency) {
    const here = sumText(told);
    const there = sumText({ cents: kept.amountCents, currency: kept.currency });
    all.push({ says: `refund ${id} is ${here}, in payment ${there}`, mend: mends.person });
  }
  if (told.state !== kept.state) {
    all.push({ says: `refund ${id} is ${told.state}, in payment ${kept.state}`, mend: mends.replay });
  }
  if (told.restockedAt === null && told.lines.some(({ restock }) => restock > 0)) {
    all.push({ says: `the pieces of refund ${id} are not back on sale`, mend: mends.sweeper });
  }
  const isOpen = kept.state === 'requested' || kept.state === 'pending';
  if (isOpen && told.state === kept.state) {
    all.push({ says: `refund ${id} is still ${kept.state}`, mend: mends.sweeper, waits: true });
  }
  return all;
}

/** A refund that payment has, and that its order has never heard of. */
function unknownToOrder(payment: Payment, order: Order | undefined): Finding[] {
  if (!order) return [];
  return Object.entries(payment.refunds ?? {})
    .filter(([id]) => !order.refunds?.[id])
    .map(([id, { state, amountCents: cents, currency, changedAt }]) =>
      finding(order, latest(order.updatedAt, changedAt), {
        says: `payment has refund ${id} of ${sumText({ cents, currency })} (${state}), which it does not know`,
        mend: mends.replay,
      }),
    );
}

function isAllBack(order: Order, payer: string): boolean {
  const taken = knownTo(order, payer);
  const back = refundCents(order, payer, ['succeeded']) + lostCents(order, payer);
  return taken !== null && back > 0 && back >= taken.cents;
}

/** `refunded` exactly when all that paid the order is back. */
function statusOf(order: Order): Finding[] {
  const { paidBy, paymentStatus } = order;
  const isWhole = paidBy !== null && payersOf(order).every((payer) => isAllBack(order, payer));
  const touchedAt = order.updatedAt;
  if (isWhole && paymentStatus !== 'refunded')
    return [
      finding(order, touchedAt, {
        says: `all of it is back, but it is called ${paymentStatus}`,
        mend: mends.person,
      }),
    ];
  if (!isWhole && paymentStatus === 'refunded')
    return [
      finding(order, touchedAt, {
        says: 'it is called refunded, but not all of it is back',
        mend: mends.person,
      }),
    ];
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'review' || paymentStatus === 'refunded';
  if (paidBy && !isPaid)
    return [
      finding(order, touchedAt, { says: `it is paid, but called ${paymentStatus}`, mend: mends.person }),
    ];
  if (!paidBy && paymentStatus === 'paid')
    return [
      finding(order, touchedAt, { says: 'it is called paid, but nothing has paid it', mend: mends.person }),
    ];
  return [];
}
