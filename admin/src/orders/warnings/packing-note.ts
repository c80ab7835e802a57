import { texts } from '../../texts/fi.ts';
import { moneyNote, type OrderMoney } from './money-trouble.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { isUnsent, withdrawnBeforeShipping, type OrderNoticed } from './withdrawn-unsent.ts';

type Disputed = Pick<OrderRecord, 'disputes'>;
type Packed = OrderMoney & OrderNoticed & Disputed & Pick<OrderRecord, 'packingBlock'>;

export const isDisputed = ({ disputes = [] }: Disputed): boolean => disputes.length > 0;

/** A dispute may reverse the payment. */
export const isDisputedUnsent = (order: Disputed & Pick<OrderNoticed, 'orderStatus'>): boolean =>
  isDisputed(order) && isUnsent(order);

export function packingNote(order: Packed): string {
  return [moneyNote(order), blockNote(order)].filter(Boolean).join(', ');
}

function blockNote(order: Packed): string | null {
  const { disputedMark, withdrawnMark, emptyMark, unmadeMark } = texts.order;
  if (order.packingBlock === 'disputed') return disputedMark;
  if (order.packingBlock === 'unmade') return unmadeMark;
  if (order.packingBlock !== 'empty') return null;
  if (order.paymentStatus === 'refunded') return null;
  return withdrawnBeforeShipping(order) === 'all' ? withdrawnMark.all : emptyMark;
}
