import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { attemptOf, isLive } from '../domain/attempts.ts';
import { SYSTEM, type StoredOrder } from '../domain/order.ts';
import { changeOrder } from '../saga/change-order.ts';

/**
 * Writes down that the provider is still deciding about an attempt's money, for the maker to see; once for each reason,
 * and only as long as the attempt is not over.
 * @returns the order after it
 * @throws ShopError `order-not-found`, `payment-not-found` when the order has no such attempt
 */
export async function notePending(
  deps: OrderDeps,
  orderID: string,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<StoredOrder> {
  return changeOrder(deps, orderID, (order) => {
    const attempt = order.attempts[attemptOf(paymentId)];
    if (!attempt) throw new ShopError({ code: 'payment-not-found' });
    const known = order.pendingPayment;
    if (!isLive(attempt) || (known?.paymentId === paymentId && known.reason === reason)) return null;
    return {
      set: { pendingPayment: { paymentId, reason } },
      history: { at: deps.now().toISOString(), by: SYSTEM, what: `pending: ${reason}` },
    };
  });
}
