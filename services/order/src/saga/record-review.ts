import { ShopError } from '@shop/service-kit';
import type { ChangeDeps, SagaDeps } from '../deps.ts';
import { attemptOf } from '../domain/money/attempts.ts';
import { review } from '../domain/money/money-effects.ts';
import type { ReviewedMoney } from '../domain/order-money.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { withholdHolds } from './holds.ts';

/**
 * Moves mismatched money to review, once for each payment.
 * @throws `order-not-found`, `payment-not-found`
 */
export async function recordReview(
  deps: ChangeDeps & Pick<SagaDeps, 'catalog'>,
  orderID: string,
  money: ReviewedMoney,
): Promise<StoredOrder> {
  const { paymentId } = money;
  const held = await changeOrder(deps, orderID, (order) => {
    if (order.review[paymentId]) return null;
    if (!order.attempts[attemptOf(paymentId)]) throw new ShopError({ code: 'payment-not-found' });
    const { set, history } = review(order, money, 'mismatch', deps.now());
    return { set, history };
  });
  await withholdHolds(deps, held);
  return held;
}
