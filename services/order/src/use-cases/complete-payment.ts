import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { liveAttempts, type StoredOrder } from '../domain/order.ts';
import { getOwnOrder } from './get-order.ts';
import { settleAttempts } from './settle-attempts.ts';

/**
 * The buyer is back from PayPal: asks payment what became of the order's attempts. What the browser says about
 * the payment is not used. While nobody knows, the order is answered as it is, pending.
 * @throws ShopError `order-not-found`, `payment-declined`, `order-closed`
 */
export async function completePayment(
  deps: OrderDeps,
  userID: string,
  orderID: string,
): Promise<StoredOrder> {
  const before = await getOwnOrder(deps, userID, orderID);
  if (before.paidBy) return before;
  const order = await settleAttempts(deps, before);
  if (order.paidBy || order.paymentStatus === 'review' || order.late || liveAttempts(order).length > 0)
    return order;
  const last = Object.values(order.attempts).at(-1);
  throw new ShopError({ code: last?.status === 'failed' ? 'payment-declined' : 'order-closed' });
}
