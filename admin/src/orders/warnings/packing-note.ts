import { texts } from '../../texts/fi.ts';
import { moneyNote, type OrderMoney } from './money-trouble.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { isUnsent, withdrawnUnsent, type OrderNoticed } from './withdrawn-unsent.ts';

type Disputed = Pick<OrderRecord, 'disputes'>;
type Packed = OrderMoney & OrderNoticed & Disputed & Pick<OrderRecord, 'packingBlock'>;

export const isDisputed = ({ disputes = [] }: Disputed): boolean => disputes.length > 0;

/** Whether the goods are unsent and the payment may be reversed. */
export const isDisputedUnsent = (order: Disputed & Pick<OrderNoticed, 'orderStatus'>): boolean =>
  isDisputed(order) && isUnsent(order);

/** Reason against packing, for the middle of a line; '' for none. */
export function packingNote(order: Packed): string {
  return [moneyNote(order), blockNote(order)].filter(Boolean).join(', ');
}

function blockNote(order: Packed): string | null {
  const { disputedMark, withdrawnMark, emptyMark } = texts.order;
  if (order.packingBlock === 'disputed') return disputedMark;
  if (order.packingBlock !== 'empty') return null;
  // A refunded order has its own notice.
  if (order.paymentStatus === 'refunded') return null;
  return withdrawnUnsent(order) === 'all' ? withdrawnMark.all : emptyMark;
}
