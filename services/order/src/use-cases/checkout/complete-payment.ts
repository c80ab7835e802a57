import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../../deps.ts';
import { attemptReturnedFrom, isLive } from '../../domain/money/attempts.ts';
import type { StoredOrder } from '../../domain/order.ts';
import { getOwnOrder } from '../get-order.ts';
import { settleAttempts } from '../../saga/settle-attempts.ts';

/**
 * Settles the attempts when the buyer returns; the browser's own parameters are ignored.
 * @throws `order-not-found`, `payment-declined`, `payment-failed`, `order-closed`
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
