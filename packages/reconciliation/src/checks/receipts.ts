import type { Snapshot } from '../snapshot.ts';
import type { Order, OrderRefund, Receipt } from '../documents.ts';
import { ofOrder, type Finding } from '../finding.ts';
import { CURRENCY } from '@shop/money';
import { mends } from '../mends.ts';
import { isImported, sumInOrder, latest, payingPaymentIds } from '../money-of.ts';

const NUMBER = /^(\d{4}-[KH]-)(\d{6,})$/;

/** Gapless numbers per series and year, parts that sum to the cent, a match for each payment and refund. */
export function checkReceipts({ receipts, orders }: Snapshot): Finding[] {
  const bySeries = Map.groupBy(receipts, ({ _id }) => NUMBER.exec(_id)?.[1] ?? '');
  const byOrder = Map.groupBy(receipts, ({ orderID }) => orderID);
  return [
    ...[...bySeries].flatMap(([prefix, own]) => gapsIn(prefix, own)),
    ...receipts.flatMap(sumsOf),
    ...[...byOrder].flatMap(([orderID, own]) => overCredited(orderID, own, orders.get(orderID))),
    ...[...orders.values()].flatMap((order) => {
      const own = byOrder.get(order._id) ?? [];
      return [...missing(order, own), ...otherSum(order, own), ...uncredited(order, own)];
    }),
  ];
}

const finding = (subject: string, says: string, touchedAt: Date | null = null): Finding => ({
  rule: 'receipts',
  subject,
  says,
  mend: mends.person,
  touchedAt,
});

function gapsIn(prefix: string, receipts: Receipt[]): Finding[] {
  if (prefix === '')
    return receipts.map(({ _id }) => finding(`receipt ${_id}`, 'its number is of no series'));
  const inTurn = receipts.toSorted((one, other) => countOf(one) - countOf(other));
  return inTurn.flatMap((receipt, index) => {
    const before = inTurn[index - 1];
    const due = before ? countOf(before) + 1 : 1;
    const isNext = countOf(receipt) === due;
    return isNext
      ? []
      : [finding(`receipt ${receipt._id}`, `the number before it, ${due} of ${prefix}, is missing`)];
  });
}

const countOf = ({ _id }: Receipt): number => Number(NUMBER.exec(_id)?.[2]);

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

function sumsOf({ _id, lines, extras, totalCents, vat }: Receipt): Finding[] {
  const parts = sum([...lines, ...extras].map(({ cents }) => cents));
  const taxed = sum(vat.map(({ grossCents }) => grossCents));
  const isSplit = vat.every(({ netCents, vatCents, grossCents }) => netCents + vatCents === grossCents);
  return [
    ...(parts === totalCents
      ? []
      : [finding(`receipt ${_id}`, `its parts are ${parts} cents, its sum ${totalCents}`)]),
    ...((vat.length === 0 || taxed === totalCents) && isSplit
      ? []
      : [finding(`receipt ${_id}`, `its VAT is split of ${taxed} cents, its sum is ${totalCents}`)]),
  ];
}

/** The credit note of a failed refund counts where another refund has sent the same money. */
function overCredited(orderID: string, receipts: Receipt[], order: Order | undefined): Finding[] {
  const isGone = ({ subject, retrySubject = subject }: Receipt) =>
    order?.refunds[retrySubject.slice('refund/'.length)]?.state === 'failed';
  const of = (kind: Receipt['kind']) =>
    sum(
      receipts
        .filter((receipt) => receipt.kind === kind && !isGone(receipt))
        .map(({ totalCents }) => totalCents),
    );
  const [paid, back] = [of('receipt'), of('credit')];
  if (back <= paid) return [];
  return [finding(ofOrder(orderID), `its credit notes take back ${back} cents, its receipt says ${paid}`)];
}

function missing(order: Order, receipts: Receipt[]): Finding[] {
  const { _id, confirmedAt, updatedAt } = order;
  if (!confirmedAt || isImported(order)) return [];
  if (receipts.some(({ kind }) => kind === 'receipt')) return [];
  const touchedAt = latest(confirmedAt, updatedAt);
  return [
    { ...finding(ofOrder(_id), 'it is confirmed, but has no receipt', touchedAt), mend: mends.receipt },
  ];
}

/** Money accepted after the receipt was numbered has a receipt of its own. */
function otherSum(order: Order, receipts: Receipt[]): Finding[] {
  const own = receipts.filter(({ kind }) => kind === 'receipt');
  const came = payingPaymentIds(order).map((paymentId) => sumInOrder(order, paymentId));
  const isEuro = came.length > 0 && came.every((one) => one?.currency === CURRENCY);
  if (own.length === 0 || !isEuro || isImported(order)) return [];
  const [receiptCents, paid] = [
    sum(own.map(({ totalCents }) => totalCents)),
    sum(came.map((one) => one?.cents ?? 0)),
  ];
  if (receiptCents === paid) return [];
  const says = `its receipts say ${receiptCents} cents, its payments brought ${paid}`;
  const touchedAt = latest(order.confirmedAt, order.updatedAt);
  return [
    {
      ...finding(ofOrder(order._id), says, touchedAt),
      mend: receiptCents < paid ? mends.laterReceipt : mends.person,
    },
  ];
}

/** Without its credit note, refunded money would still count as a sale. */
function uncredited(order: Order, receipts: Receipt[]): Finding[] {
  if (isImported(order)) return [];
  const isOfSale = ({ state, paymentId }: OrderRefund) =>
    state === 'succeeded' && payingPaymentIds(order).includes(paymentId);
  return Object.entries(order.refunds)
    .filter(([, refund]) => isOfSale(refund))
    .flatMap(([id, { cents, changedAt }]) => {
      const what = `refund/${id}`;
      const note = receipts.find((one) => one.subject === what || one.retrySubject === what);
      if (note?.totalCents === cents) return [];
      const noteText = note ? `its credit note ${note._id} says ${note.totalCents}` : 'it has no credit note';
      const says = `refund ${id} has brought back ${cents} cents, but ${noteText}`;
      const found = finding(ofOrder(order._id), says, latest(changedAt, order.updatedAt));
      return [note ? found : { ...found, mend: mends.creditNote }];
    });
}
