import type { PaymentProvider } from '@shop/contracts';
import type { CheckoutDeps, SagaDeps } from '../../deps.ts';
import { settleAttempts } from '../../saga/settle-attempts.ts';
import { startRest } from '../../saga/start-rest.ts';
import { getOwnOrder } from '../get-order.ts';

/**
 * Settles open attempts first.
 * @throws `order-not-found`, `order-already-paid`, `order-closed`, `paypal-unavailable`, `card-unavailable`,
 * `payment-unknown`
 */
export async function payRest(
  deps: SagaDeps & Pick<CheckoutDeps, 'config'>,
  userID: string,
  orderID: string,
  provider: PaymentProvider,
): Promise<string> {
  const order = await getOwnOrder(deps, userID, orderID);
  return startRest(deps, await settleAttempts(deps, order), provider);
}
