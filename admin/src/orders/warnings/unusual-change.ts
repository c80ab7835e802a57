import type { OrderStatus } from '@shop/shop-rules/order-status';
import { texts } from '../../texts/fi.ts';
import { moneyTrouble, type OrderMoney } from './money-trouble.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { isDisputedUnsent } from './packing-note.ts';
import { withdrawnUnsent, type OrderNoticed } from './withdrawn-unsent.ts';

type Asked = OrderMoney & OrderNoticed & Pick<OrderRecord, 'disputes'>;

/** Nobody packs or sends for nothing, nor what is not wanted any more. */
const needsMoney: OrderStatus[] = ['inProcess', 'inShipping', 'delivered'];
const words = texts.oddChange;

/**
 * What makes a change rarely meant, each fact a sentence of its own: the order is delivered or refused, its money is not
 * right or disputed, or its buyer has withdrawn.
 * @returns an empty list for a change that goes without a question
 */
export function oddFacts(order: Asked, to: OrderStatus): string[] {
  const { orderStatus, isPaid, paymentStatus } = order;
  if (to === orderStatus) return [];
  const facts = [];
  if (orderStatus === 'delivered') facts.push(words.isDelivered);
  if (orderStatus === 'rejected') facts.push(words.isRejected);
  const trouble = needsMoney.includes(to) ? moneyTrouble(order) : null;
  if (trouble && paymentStatus === 'review') facts.push(words.inReview(trouble));
  else if (trouble) facts.push(isPaid ? words.isRefunded : words.isUnpaid);
  if (needsMoney.includes(to) && isDisputedUnsent(order)) facts.push(words.isDisputed);
  const withdrawn = needsMoney.includes(to) ? withdrawnUnsent(order) : null;
  if (withdrawn) facts.push(words.withdrawn[withdrawn]);
  return facts;
}

/** A parcel's way; what is rejected has left it. */
const way: readonly OrderStatus[] = ['pending', 'confirmed', 'inProcess', 'inShipping', 'delivered'];

/** Whether a rejection gives up an order's payment and stock for good, as it does while its money has not come. */
export const isGivenUp = ({ isPaid, paymentStatus }: OrderMoney, to: OrderStatus): boolean =>
  to === 'rejected' && !isPaid && (paymentStatus === 'pending' || paymentStatus === 'review');

/** What makes a change odd, and what else comes with it. */
function moveFacts(order: Asked, to: OrderStatus): string[] {
  const { orderStatus, paymentStatus } = order;
  if (to === orderStatus) return [];
  const facts = oddFacts(order, to);
  const isBack = way.includes(to) && way.indexOf(to) < way.indexOf(orderStatus);
  if (isBack && orderStatus !== 'delivered') facts.push(words.back);
  if (isGivenUp(order, to)) facts.push(words.closes);
  if (to === 'rejected' && paymentStatus === 'paid') facts.push(words.refundLeft);
  return facts;
}

/**
 * What to ask before one order's change that is rarely meant, by the same facts as of many. That a rejected order's money
 * is left to send back is no question here: its refund opens next.
 * @returns the facts and the question, or null for a change that needs none
 */
export function oddChange(order: Asked, to: OrderStatus): string | null {
  const facts = moveFacts(order, to).filter((fact) => fact !== words.refundLeft);
  return facts.length === 0 ? null : [...facts, questionOf(to)].join(' ');
}

function questionOf(to: OrderStatus): string {
  if (to === 'rejected') return words.rejectAnyway;
  return to === 'inProcess' ? words.processAnyway : words.changeAnyway;
}

type NamedOrder = Asked & { id: string };

/** The facts of many orders' change to one status, the most frequent first, with the orders that each is true of. */
export function moveFactsOf(
  orders: readonly NamedOrder[],
  to: OrderStatus,
): { fact: string; ids: string[] }[] {
  const found = new Map<string, string[]>();
  for (const order of orders)
    for (const fact of moveFacts(order, to)) found.set(fact, [...(found.get(fact) ?? []), order.id]);
  return [...found]
    .map(([fact, ids]) => ({ fact, ids }))
    .toSorted((one, other) => other.ids.length - one.ids.length);
}
