import type { SagaDeps } from '../deps.ts';
import { decideMoney } from '../domain/money/money-decision.ts';
import type { Money } from '../domain/order-money.ts';
import { driveOrder } from '../saga/drive-order.ts';
import { recordMoney } from '../saga/record-money.ts';

/**
 * Records money in one guarded update with its event; the sweeper finishes failed steps.
 * @throws `order-not-found`
 */
export async function confirmOrder(deps: SagaDeps, orderID: string, money: Money): Promise<void> {
  const order = await recordMoney(deps, orderID, (read) => decideMoney(read, money, deps.now()));
  await driveOrder(deps, order).catch((err: unknown) => {
    deps.logger.warn({ err, orderID }, 'a paid order is not finished yet; the sweeper goes on');
  });
}
