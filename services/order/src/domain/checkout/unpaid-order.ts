import { isBeingDecided } from '../money/attempts.ts';
import type { StoredOrder } from '../order.ts';
import { states } from '../saga.ts';

/**
 * Until when an unpaid order's stock is held and its buyer may cancel it; null once it is closing or paid, and while a
 * provider decides.
 */
export function unpaidUntil(order: StoredOrder): Date | null {
  const isUnpaid = order.orderStatus === 'pending' && order.paymentStatus === 'pending';
  return isUnpaid && states[order.saga].closable && !isBeingDecided(order) ? order.expiresAt : null;
}

export const isPaymentCancelled = ({
  paymentStatus,
  paymentCancelled,
}: Pick<StoredOrder, 'paymentStatus' | 'paymentCancelled'>): boolean =>
  paymentStatus === 'failed' && paymentCancelled === true;
