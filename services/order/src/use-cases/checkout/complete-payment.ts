import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../../deps.ts';
import { attemptReturnedFrom, isLive } from '../../domain/money/attempts.ts';
import type { StoredOrder } from '../../domain/order.ts';
import { getOwnOrder } from '../get-order.ts';
import { settleAttempts } from '../../saga/settle-attempts.ts';

/**
 * The buyer is back from PayPal: asks payment what became of the order's attempts. What the browser says about
 * the payment is not used. While nobody knows, the order is answered as it is, pending.
 * @throws ShopError `order-not-found`, `payment-declined`, `payment-failed` when that attempt is over but the order
 *   can still be paid, `order-closed`
 */
export async function completePayment(deps: SagaDeps, userID: string, orderID: string): Promise<StoredOrder> {
  const before = await getOwnOrder(deps, userID, orderID);
  if (before.paidBy) return before;
  const order = await settleAttempts(deps, before);
  const attempt = attemptReturnedFrom(order);
  if (order.paidBy || order.late || order.paymentStatus === 'review' || isLive(attempt)) return order;
  if (attempt?.status === 'failed') throw new ShopError({ code: 'payment-declined' });
  throw new ShopError({ code: order.saga === 'reserved' ? 'payment-failed' : 'order-closed' });
}
