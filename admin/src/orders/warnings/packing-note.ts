import { texts } from '../../texts/fi.ts';
import { moneyNote, type OrderMoney } from './money-trouble.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { isUnsent, withdrawnUnsent, type OrderNoticed } from './withdrawn-unsent.ts';

type Disputed = Pick<OrderRecord, 'disputes'>;
type Packed = OrderMoney & OrderNoticed & Disputed & Pick<OrderRecord, 'packingBlock'>;

/** Whether a payment of an order is disputed, and nobody has decided yet. */
export const isDisputed = ({ disputes = [] }: Disputed): boolean => disputes.length > 0;

/** Whether goods would be sent whose payment may be taken back. */
export const isDisputedUnsent = (order: Disputed & Pick<OrderNoticed, 'orderStatus'>): boolean =>
  isDisputed(order) && isUnsent(order);

/** Why an order is not to be packed, in the middle of a line; '' where nothing stands against it. */
export function packingNote(order: Packed): string {
  return [moneyNote(order), blockNote(order)].filter(Boolean).join(', ');
}

function blockNote(order: Packed): string | null {
  const { disputedMark, withdrawnMark, emptyMark } = texts.order;
  if (order.packingBlock === 'disputed') return disputedMark;
  if (order.packingBlock !== 'empty') return null;
  // An order whose money is back says so by itself.
  if (order.paymentStatus === 'refunded') return null;
  return withdrawnUnsent(order) === 'all' ? withdrawnMark.all : emptyMark;
}
