import { isBeingDecided } from '../money/attempts.ts';
import type { StoredOrder } from '../order.ts';
import { states } from '../saga.ts';

/**
 * Until when the goods of an order are kept that nothing has come for; null where it is on its way out, where money has
 * come, and where a provider is still deciding about some. Until then its buyer may call it off.
 */
export function unpaidUntil(order: StoredOrder): Date | null {
  const isUnpaid = order.orderStatus === 'pending' && order.paymentStatus === 'pending';
  return isUnpaid && states[order.saga].closable && !isBeingDecided(order) ? order.expiresAt : null;
}

/** Whether it ended unpaid because its buyer cancelled the payment, and not because the payment failed. */
export const isPaymentCancelled = ({
  paymentStatus,
  paymentCancelled,
}: Pick<StoredOrder, 'paymentStatus' | 'paymentCancelled'>): boolean =>
  paymentStatus === 'failed' && paymentCancelled === true;
