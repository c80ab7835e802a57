import type { ChangeDeps, SagaDeps } from '../../deps.ts';
import type { ReviewedMoney } from '../../domain/order-money.ts';
import { recordReview } from '../../saga/record-review.ts';

export async function reviewOrder(
  deps: ChangeDeps & Pick<SagaDeps, 'catalog'>,
  orderID: string,
  money: ReviewedMoney,
): Promise<void> {
  await recordReview(deps, orderID, money);
}
