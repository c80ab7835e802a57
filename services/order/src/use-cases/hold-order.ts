import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { attemptOf } from '../domain/attempts.ts';
import { review } from '../domain/money-decision.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';

/**
 * Leaves an order to a person because an attempt's money is not what was asked, once: told of again, nothing changes.
 * @returns the order after it
 * @throws ShopError `order-not-found`, `payment-not-found` when the order has no such attempt
 */
export async function holdOrder(deps: OrderDeps, orderID: string, paymentId: string): Promise<StoredOrder> {
  return changeOrder(deps, orderID, (order) => {
    if (order.review[paymentId]) return null;
    const attempt = order.attempts[attemptOf(paymentId)];
    if (!attempt) throw new ShopError({ code: 'payment-not-found' });
    const { amountCents } = attempt;
    const { set, history } = review(order, { paymentId, amountCents }, 'mismatch', deps.now());
    return { set, history };
  });
}
