import type { ChangeDeps, SagaDeps } from '../../deps.ts';
import type { ReviewedMoney } from '../../domain/order-money.ts';
import { recordReview } from '../../saga/record-review.ts';

/**
 * Leaves an order to a person, because a payment's money is not what was asked. Nothing follows from it by itself.
 * @throws ShopError `order-not-found`, `payment-not-found` when the order has no such attempt
 */
export async function reviewOrder(
  deps: ChangeDeps & Pick<SagaDeps, 'catalog'>,
  orderID: string,
  money: ReviewedMoney,
): Promise<void> {
  await recordReview(deps, orderID, money);
}
