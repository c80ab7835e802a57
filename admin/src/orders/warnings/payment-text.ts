import { paymentStatusLabel } from '@shop/shop-rules/order-status';
import type { OrderRecord } from '../../providers/order-record.ts';
import { texts } from '../../texts/fi.ts';

type Payment = Pick<OrderRecord, 'paymentStatus' | 'paymentCancelled' | 'refundLog'>;

export function paymentText(order: Payment): string {
  const { paymentStatus, refundLog = [] } = order;
  const isPartlyRefunded = paymentStatus === 'paid' && refundLog.some(({ state }) => state === 'succeeded');
  return isPartlyRefunded ? texts.order.partlyRefunded : (paymentStatusLabel(order) ?? paymentStatus);
}
