import type { OrderStatus } from '@shop/contracts/order-status';
import { texts } from '../texts/fi.ts';
import { moneyTrouble, type OrderMoney } from './money-trouble.ts';

/** Nobody packs or sends for nothing. */
const needsMoney: OrderStatus[] = ['inProcess', 'inShipping', 'delivered'];
const words = texts.oddChange;

/**
 * What makes a change rarely meant, each fact a sentence of its own: the order is delivered, refused, or its money is
 * not right.
 * @returns an empty list for a change that goes without a question
 */
export function oddFacts(order: OrderMoney, to: OrderStatus): string[] {
  const { orderStatus, isPaid, paymentStatus } = order;
  if (to === orderStatus) return [];
  const facts = [];
  if (orderStatus === 'delivered') facts.push(words.isDelivered);
  if (orderStatus === 'rejected') facts.push(words.isRejected);
  const trouble = needsMoney.includes(to) ? moneyTrouble(order) : null;
  if (trouble && paymentStatus === 'review') facts.push(words.inReview(trouble));
  else if (trouble) facts.push(isPaid ? words.isRefunded : words.isUnpaid);
  return facts;
}

/**
 * What to ask before a change that is rarely meant.
 * @returns the facts and the question, or null for a change that needs none
 */
export function oddChange(order: OrderMoney, to: OrderStatus): string | null {
  const facts = oddFacts(order, to);
  if (facts.length === 0) return null;
  return [...facts, to === 'inProcess' ? words.processAnyway : words.changeAnyway].join(' ');
}

/** The facts of many orders' change to one status, the most frequent first, with how many orders each is true of. */
export function oddFactsOf(orders: OrderMoney[], to: OrderStatus): { fact: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const fact of orders.flatMap((order) => oddFacts(order, to)))
    counts.set(fact, (counts.get(fact) ?? 0) + 1);
  return [...counts].map(([fact, count]) => ({ fact, count })).toSorted((a, b) => b.count - a.count);
}
