import type { OrderRefund, Refundable } from '@shop/contracts';
import { eurosFromCents } from '@shop/money';
import { texts } from '../../texts/fi.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { isSameLine } from '../lines/order-text.ts';
import { cents, piecesWorth } from './pieces-worth.ts';
import type { RefundBody } from './refund-sender.ts';

type Retried = Pick<OrderRecord, 'version' | 'cartItems' | 'refundable' | 'withdrawals'>;

/**
 * By pieces where all are still refundable, else by sum. Leaves restocked pieces and links the withdrawal it answered.
 */
export function retryBody(order: Retried, refund: OrderRefund): RefundBody {
  const { version, withdrawals = [] } = order;
  const { id, paymentId, lines, delivery, amount, owed, note, noteTold } = refund;
  const notice = withdrawals.find(({ refundIds }) => refundIds.includes(id));
  const answers = notice && !notice.isRefunded ? { withdrawal: notice.id } : {};
  const common = { version, paymentId, note, ...(noteTold ? { noteTold } : {}), again: id, ...answers };
  if (lines.length === 0 || owed < amount || !areLeft(order, refund))
    return { ...common, kind: 'sum', sum: owed };
  const lessCents = worthCents(order, refund, notice !== undefined) - cents(amount);
  return {
    ...common,
    kind: 'lines',
    lines,
    delivery,
    ...(lessCents > 0 ? { less: eurosFromCents(lessCents), note: note || texts.refunds.retryNote } : {}),
  };
}

/** Records payment another way. The note is internal, so `noteTold` is dropped. */
export const elsewhereBody = (order: Retried, refund: OrderRefund, note: string): RefundBody => ({
  ...retryBody(order, { ...refund, noteTold: undefined }),
  note,
  elsewhere: true,
});

function areLeft({ cartItems, refundable }: Retried, { lines }: OrderRefund): boolean {
  return placed(cartItems, lines).every(
    ({ line, quantity }) => quantity <= (refundable?.lines[line]?.amounts.length ?? 0),
  );
}

function worthCents(
  { cartItems, refundable }: Retried,
  { lines, delivery }: OrderRefund,
  isWithdrawal: boolean,
): number {
  if (!refundable) return 0;
  const fee = delivery ? feeCents(refundable, isWithdrawal) : 0;
  return Math.min(cents(refundable.amount), piecesWorth(refundable, placed(cartItems, lines)) + fee);
}

function placed(cartItems: Retried['cartItems'], lines: OrderRefund['lines']) {
  return lines.map((refunded) => ({
    line: cartItems.findIndex((item) => isSameLine(item, refunded)),
    quantity: refunded.quantity,
  }));
}

const feeCents = ({ delivery, withdrawalDelivery }: Refundable, isWithdrawal: boolean): number =>
  cents(isWithdrawal ? withdrawalDelivery : delivery);
