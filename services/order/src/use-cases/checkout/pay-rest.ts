import type { CheckoutDeps, SagaDeps } from '../../deps.ts';
import { settleAttempts } from '../../saga/settle-attempts.ts';
import { startRest, type RestPayment } from '../../saga/start-rest.ts';
import { getOwnOrder } from '../get-order.ts';

/**
 * Settles open attempts first.
 * @throws `order-not-found`, `order-already-paid`, `order-closed`, `paypal-unavailable`, `card-unavailable`,
 * `payment-unknown`
 */
export async function payRest(
  deps: SagaDeps & Pick<CheckoutDeps, 'config'>,
  { userID, orderID, ...rest }: RestPayment & { userID: string; orderID: string },
): Promise<string> {
  const order = await getOwnOrder(deps, userID, orderID);
  return startRest(deps, await settleAttempts(deps, order), rest);
}
