import type { OrderStatus } from '@shop/shop-rules/order-status';
import { texts } from '../../texts/fi.ts';
import { moneyTrouble, type OrderMoney } from './money-trouble.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { isDisputedUnsent } from './packing-note.ts';
import { withdrawnBeforeShipping, type OrderNoticed } from './withdrawn-unsent.ts';

type Asked = OrderMoney & OrderNoticed & Pick<OrderRecord, 'disputes' | 'packingBlock'>;

const needsMoney: OrderStatus[] = ['inProcess', 'inShipping', 'delivered'];
const isSent: OrderStatus[] = ['inShipping', 'delivered'];
const words = texts.changeWarnings;

/** Sentences; empty when no question is needed. */
export function changeWarnings(order: Asked, to: OrderStatus): string[] {
  const { orderStatus, isPaid, paymentStatus, packingBlock } = order;
  if (to === orderStatus) return [];
  const warnings = [];
  if (orderStatus === 'delivered') warnings.push(words.isDelivered);
  if (orderStatus === 'rejected') warnings.push(words.isRejected);
  const trouble = needsMoney.includes(to) ? moneyTrouble(order) : null;
  if (trouble && paymentStatus === 'review') warnings.push(words.inReview(trouble));
  else if (trouble) warnings.push(isPaid ? words.isRefunded : words.isUnpaid);
  if (needsMoney.includes(to) && isDisputedUnsent(order)) warnings.push(words.isDisputed);
  if (isSent.includes(to) && packingBlock === 'unmade') warnings.push(words.isUnmade);
  const withdrawn = needsMoney.includes(to) ? withdrawnBeforeShipping(order) : null;
  if (withdrawn) warnings.push(words.withdrawn[withdrawn]);
  return warnings;
}

const way: readonly OrderStatus[] = ['pending', 'confirmed', 'inProcess', 'inShipping', 'delivered'];

/** A rejection releases payment and stock for good, as for an unpaid order. */
export const isGivenUp = ({ isPaid, paymentStatus }: OrderMoney, to: OrderStatus): boolean =>
  to === 'rejected' && !isPaid && (paymentStatus === 'pending' || paymentStatus === 'review');

function moveWarnings(order: Asked, to: OrderStatus): string[] {
  const { orderStatus, paymentStatus } = order;
  if (to === orderStatus) return [];
  const warnings = changeWarnings(order, to);
  const isBack = way.includes(to) && way.indexOf(to) < way.indexOf(orderStatus);
  if (isBack && orderStatus !== 'delivered') warnings.push(words.back);
  if (isGivenUp(order, to)) warnings.push(words.closes);
  if (to === 'rejected' && paymentStatus === 'paid') warnings.push(words.refundLeft);
  return warnings;
}

/** The next dialog asks about the refund of a rejected order. */
export function changeQuestion(order: Asked, to: OrderStatus): string | null {
  const warnings = moveWarnings(order, to).filter((warning) => warning !== words.refundLeft);
  return warnings.length === 0 ? null : [...warnings, questionOf(to)].join(' ');
}

function questionOf(to: OrderStatus): string {
  if (to === 'rejected') return words.rejectAnyway;
  return to === 'inProcess' ? words.processAnyway : words.changeAnyway;
}

type NamedOrder = Asked & { id: string };

/** Most frequent first, with order ids. */
export function groupedMoveWarnings(
  orders: readonly NamedOrder[],
  to: OrderStatus,
): { warning: string; ids: string[] }[] {
  const found = new Map<string, string[]>();
  for (const order of orders)
    for (const warning of moveWarnings(order, to))
      found.set(warning, [...(found.get(warning) ?? []), order.id]);
  return [...found]
    .map(([warning, ids]) => ({ warning, ids }))
    .toSorted((a, b) => b.ids.length - a.ids.length);
}
