import type { OrderDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { settleAttempts } from '../saga/settle-attempts.ts';
import { getOwnOrder } from './get-order.ts';

/**
 * The buyer wants it looked at once more how the money stands: what became of every attempt that has not brought money,
 * the declined and closed ones too, and of what is on its way back. Whatever the providers say is taken in as if it had
 * come by itself. What nobody knows stays as it is.
 * @returns the order after it
 * @throws ShopError `order-not-found`
 */
export async function lookAgain(deps: OrderDeps, userID: string, orderID: string): Promise<StoredOrder> {
  const order = await getOwnOrder(deps, userID, orderID);
  const after = await settleAttempts(deps, order, { alsoEnded: true });
  const onTheirWay = Object.values(after.refunds ?? {}).filter(({ state }) => state !== 'succeeded');
  for (const paymentId of new Set(onTheirWay.map((refund) => refund.paymentId))) {
    await deps.payments.lookForReturns(paymentId).catch((err: unknown) => {
      deps.logger.warn({ err, orderID, paymentId }, 'how a refund stands is not known yet');
    });
  }
  return after;
}
