import type { OrderStatus, PaymentStatus } from '@shop/contracts/order-status';
import { texts } from '../texts/fi.ts';

const sending: OrderStatus[] = ['inShipping', 'delivered'];

/**
 * What to ask before a change that is rarely meant.
 * @returns the question, or null for a change that needs none
 */
export function oddChange(
  { orderStatus, paymentStatus }: { orderStatus: OrderStatus; paymentStatus: PaymentStatus },
  to: OrderStatus,
): string | null {
  if (to === orderStatus) return null;
  if (orderStatus === 'delivered') return texts.oddChange.fromDelivered;
  if (orderStatus === 'rejected') return texts.oddChange.fromRejected;
  if (sending.includes(to) && paymentStatus !== 'paid') return texts.oddChange.unpaid;
  return null;
}
