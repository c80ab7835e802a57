import type { OrderStatus } from '@shop/shop-rules/order-status';
import { texts } from '../../texts/fi.ts';
import type { OrderRecord } from '../../providers/order-record.ts';

/** What an order says of its money. */
export type OrderMoney = Pick<OrderRecord, 'orderStatus' | 'paymentStatus' | 'isPaid' | 'review'>;

/** These come after an order is paid, unless somebody has chosen otherwise. */
const afterMoney: OrderStatus[] = ['confirmed', 'inProcess', 'inShipping', 'delivered'];

/**
 * Why the goods of an order are not to be packed as far as its money goes, such as 'odottaa maksua' or 'maksettu
 * kahdesti'.
 * @returns null when the money is right
 */
export function moneyTrouble({ paymentStatus, review = [] }: OrderMoney): string | null {
  if (paymentStatus === 'paid') return null;
  const waiting = review.filter(({ accepted }) => !accepted);
  const reasons = new Set(waiting.map(({ reason }) => texts.money.reasons[reason]));
  return (paymentStatus === 'review' && [...reasons].join(', ')) || texts.money[paymentStatus];
}

/** What is wrong with an order's money, with its mark where it carries one; '' when nothing is. */
export function moneyNote(order: OrderMoney): string {
  return [...new Set([moneyMark(order), moneyTrouble(order)])].filter(Boolean).join(': ');
}

/**
 * What is written beside the status of an order that has been moved on although its money is not right: 'ilman
 * maksua', or what is wrong with an order that is paid.
 * @returns null for every other order
 */
export function moneyMark(order: OrderMoney): string | null {
  if (!afterMoney.includes(order.orderStatus)) return null;
  return order.isPaid || order.paymentStatus === 'paid' ? moneyTrouble(order) : texts.money.without;
}

/**
 * What the sheet of an order says that went on without money, or whose money went back before it was sent. What went
 * back later (a parcel that was returned) is as it should be; money in review has a notice of its own.
 */
export function moneyNotice(order: OrderMoney): string | null {
  const { orderStatus, paymentStatus } = order;
  if (paymentStatus === 'review' || moneyMark(order) === null) return null;
  if (paymentStatus !== 'refunded') return texts.order.withoutMoney;
  return orderStatus === 'confirmed' || orderStatus === 'inProcess' ? texts.order.refundedUnsent : null;
}
