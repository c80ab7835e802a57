import type { OrderStatus } from '@shop/shop-rules/order-status';
import { texts } from '../../texts/fi.ts';
import type { OrderRecord } from '../../providers/order-record.ts';

export type OrderMoney = Pick<OrderRecord, 'orderStatus' | 'paymentStatus' | 'isPaid' | 'review'>;

const afterMoney: OrderStatus[] = ['confirmed', 'inProcess', 'inShipping', 'delivered'];

/** Payment reason against packing, such as 'odottaa maksua'; null when the money is right. */
export function moneyTrouble({ paymentStatus, review = [] }: OrderMoney): string | null {
  if (paymentStatus === 'paid') return null;
  const waiting = review.filter(({ accepted }) => !accepted);
  const reasons = new Set(waiting.map(({ reason }) => texts.money.reasons[reason]));
  return (paymentStatus === 'review' && [...reasons].join(', ')) || texts.money[paymentStatus];
}

export function moneyNote(order: OrderMoney): string {
  return [...new Set([moneyMark(order), moneyTrouble(order)])].filter(Boolean).join(': ');
}

/** Order processed despite a payment problem; null for others. */
export function moneyMark(order: OrderMoney): string | null {
  if (!afterMoney.includes(order.orderStatus)) return null;
  return order.isPaid || order.paymentStatus === 'paid' ? moneyTrouble(order) : texts.money.without;
}

/**
 * For an order processed unpaid or refunded before shipping. Later refunds are normal; money in review has its own
 * notice.
 */
export function moneyNotice(order: OrderMoney): string | null {
  const { orderStatus, paymentStatus } = order;
  if (paymentStatus === 'review' || moneyMark(order) === null) return null;
  if (paymentStatus !== 'refunded') return texts.order.withoutMoney;
  return orderStatus === 'confirmed' || orderStatus === 'inProcess' ? texts.order.refundedUnsent : null;
}
