import { CURRENCY } from '@shop/money';
import type { Snapshot } from '../snapshot.ts';
import type { Order, Payment } from '../documents.ts';
import { ofOrder, type Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import {
  isHandPayment,
  isImported,
  sumInOrder,
  latest,
  lostCents,
  payingPaymentIds,
  refundCents,
  sameSum,
  sumText,
  capturedBy,
  writtenAt,
  type Sum,
} from '../money-of.ts';

/** A paid order has exactly its total, an unpaid one nothing; any other money is refunded or waits for a decision. */
export function checkMoney({ orders, payments }: Snapshot): Finding[] {
  const byOrder = Map.groupBy(payments, ({ orderID }) => orderID);
  const strays = payments
    .filter(({ orderID }) => !orders.has(orderID))
    .map((payment) =>
      found(payment.orderID, writtenAt(payment), {
        says: `payment ${payment._id} is for an order that does not exist`,
        mend: mends.person,
      }),
    );
  const unimported = [...orders.values()].filter((order) => !isImported(order));
  return [...strays, ...unimported.flatMap((order) => checkOrder(order, byOrder.get(order._id) ?? []))];
}

type Details = Pick<Finding, 'says' | 'mend' | 'waits'>;

const found = (orderID: string, touchedAt: Date, details: Details): Finding => ({
  rule: 'money',
  subject: ofOrder(orderID),
  touchedAt,
  ...details,
});

function checkOrder(order: Order, payments: Payment[]): Finding[] {
  const touchedAt = latest(order.updatedAt, ...payments.map(writtenAt));
  const problems = [
    ...paidOnce(order, payments),
    ...payments.flatMap((payment) => checkPayment(order, payment)),
  ];
  if (order.saga === 'in-review' && !problems.some(({ waits }) => waits)) {
    problems.push({ says: 'it is in review; an admin decides', mend: mends.review, waits: true });
  }
  return problems.map((details) => found(order._id, touchedAt, details));
}

/** An order is confirmed once, when its payments cover the total or an admin accepted the sum. */
function paidOnce(order: Order, payments: Payment[]): Details[] {
  const { confirmedAt, totalCents, history } = order;
  const payingIds = payingPaymentIds(order);
  if (payingIds.length === 0) {
    return confirmedAt ? [{ says: 'it is confirmed, but no payment has paid it', mend: mends.person }] : [];
  }
  const named = payingIds.join(' and ');
  const problems: Details[] = [];
  if (!confirmedAt) problems.push({ says: `it is paid by ${named}, but not confirmed`, mend: mends.sweeper });
  const captured = payingIds.map((payingId) => {
    if (isHandPayment(order, payingId)) return sumInOrder(order, payingId);
    const payment = payments.find(({ _id }) => _id === payingId);
    return (payment && capturedBy(payment)) ?? null;
  });
  const sums = captured.filter((sum) => sum !== null);
  if (sums.length < payingIds.length) {
    problems.push({ says: `it counts as paid by ${named}, which has taken no money`, mend: mends.person });
  } else if (!isPrice(sums, totalCents) && !payingIds.some((payingId) => isTakenByPerson(order, payingId))) {
    const owed = sumText({ cents: totalCents, currency: CURRENCY });
    problems.push({
      says: `it costs ${owed}, but ${named} has taken ${sums.map(sumText).join(' and ')}`,
      mend: mends.person,
    });
  }
  const confirmations = history.filter(({ what }) => what === 'paid').length;
  if (confirmations > 1)
    problems.push({ says: `it was confirmed ${confirmations} times`, mend: mends.person });
  return problems;
}

const isPrice = (captured: Sum[], totalCents: number): boolean =>
  captured.every(({ currency }) => currency === CURRENCY) &&
  captured.reduce((sum, { cents }) => sum + cents, 0) === totalCents;

/** Accepted by an admin as it came; parts of a price are accepted without a text. */
const isTakenByPerson = ({ review }: Order, paymentId: string): boolean =>
  Boolean(review[paymentId]?.accepted?.text);

function isBack(order: Order, { _id }: Payment, cents: number): boolean {
  const counted = refundCents(order, _id, ['requested', 'pending', 'succeeded']) + lostCents(order, _id);
  return counted >= cents;
}

/** The order knows each payment's sum; money that did not pay the order is refunded or waits. */
function checkPayment(order: Order, payment: Payment): Details[] {
  const { _id, status } = payment;
  const captured = capturedBy(payment);
  if (!captured)
    return status === 'paid' ? [{ says: `${_id} is paid, but has taken nothing`, mend: mends.person }] : [];
  const orderSum = sumInOrder(order, _id);
  const note = order.review[_id];
  if (!orderSum && !note) {
    return [
      { says: `${_id} has taken ${sumText(captured)}, which the order does not know`, mend: mends.replay },
    ];
  }
  if (orderSum && !sameSum(orderSum, captured)) {
    const says = `${_id} has taken ${sumText(captured)}, but the order has ${sumText(orderSum)}`;
    return [{ says, mend: mends.person }];
  }
  const isItsOwn = payingPaymentIds(order).includes(_id) || order.late?.paymentId === _id;
  if (isItsOwn || isBack(order, payment, captured.cents)) return [];
  const failed = refundCents(order, _id, ['failed']) > 0;
  if (failed) {
    const says = `${sumText(captured)} of ${_id} must be refunded, and the refund has failed`;
    return [{ says, mend: mends.refund }];
  }
  if (note?.reason === 'mismatch') {
    const says = `${sumText(captured)} of ${_id} differ from the requested sum; an admin decides`;
    return [{ says, mend: mends.review, waits: true }];
  }
  return [
    {
      says: `${_id} has taken ${sumText(captured)} in addition, and no refund exists`,
      mend: mends.refund,
    },
  ];
}
