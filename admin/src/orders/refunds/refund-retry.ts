import type { OrderRefund, Refundable } from '@shop/contracts';
import { eurosFromCents } from '@shop/money';
import { texts } from '../../texts/fi.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { cents, piecesWorth } from './pieces-worth.ts';
import type { RefundBody } from './refund-sender.ts';

type Retried = Pick<OrderRecord, 'version' | 'cartItems' | 'refundable' | 'withdrawals'>;

/**
 * The same money once more: pieces where it was pieces that have not gone back since, else what is owed of its sum; for the
 * same notice of withdrawal, if it answered one. What is on sale again stays there.
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

/** The same where its money was paid another way. How is the shop's own note, whoever the failed one's was meant for. */
export const elsewhereBody = (order: Retried, refund: OrderRefund, note: string): RefundBody => ({
  ...retryBody(order, { ...refund, noteTold: undefined }),
  note,
  elsewhere: true,
});

/** Whether all its pieces can still go back. */
function areLeft({ cartItems, refundable }: Retried, { lines }: OrderRefund): boolean {
  return placed(cartItems, lines).every(
    ({ line, quantity }) => quantity <= (refundable?.lines[line]?.amounts.length ?? 0),
  );
}

/** What the service would send back for the pieces and the delivery by themselves. */
function worthCents(
  { cartItems, refundable }: Retried,
  { lines, delivery }: OrderRefund,
  isWithdrawal: boolean,
): number {
  if (!refundable) return 0;
  const fee = delivery ? feeCents(refundable, isWithdrawal) : 0;
  return Math.min(cents(refundable.amount), piecesWorth(refundable, placed(cartItems, lines)) + fee);
}

/** Pieces by the place of their line in the order. */
function placed(cartItems: Retried['cartItems'], lines: OrderRefund['lines']) {
  return lines.map(({ productID, size, variant, quantity }) => ({
    line: cartItems.findIndex(
      (item) => productID === item.productID && size === item.size && variant === item.variant,
    ),
    quantity,
  }));
}

const feeCents = ({ delivery, withdrawalDelivery }: Refundable, isWithdrawal: boolean): number =>
  cents(isWithdrawal ? withdrawalDelivery : delivery);
