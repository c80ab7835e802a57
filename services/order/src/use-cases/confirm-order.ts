import type { SagaDeps } from '../deps.ts';
import { decideMoney } from '../domain/money/money-decision.ts';
import type { Money } from '../domain/order-money.ts';
import { driveOrder } from '../saga/drive-order.ts';
import { recordMoney } from '../saga/record-money.ts';

/**
 * Confirms an order whose money has come, or does what else is decided about that money. Writing it down is one guarded
 * update, which carries order-confirmed; what follows from it (stock sold, other attempts closed) is finished by the
 * sweeper if it fails here.
 * @throws ShopError `order-not-found`
 */
export async function confirmOrder(deps: SagaDeps, orderID: string, money: Money): Promise<void> {
  const order = await recordMoney(deps, orderID, (read) => decideMoney(read, money, deps.now()));
  await driveOrder(deps, order).catch((err: unknown) => {
    deps.logger.warn({ err, orderID }, 'a paid order is not finished yet; the sweeper goes on');
  });
}
