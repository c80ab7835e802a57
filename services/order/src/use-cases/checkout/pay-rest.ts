import type { PaymentProvider } from '@shop/contracts';
import type { CheckoutDeps, SagaDeps } from '../../deps.ts';
import { settleAttempts } from '../../saga/settle-attempts.ts';
import { startRest } from '../../saga/start-rest.ts';
import { getOwnOrder } from '../get-order.ts';

/**
 * The buyer pays what is missing of an order's price and the maker has asked for. What was paid unnoticed is found out
 * first.
 * @returns the address of the provider's page
 * @throws ShopError `order-not-found`, `order-already-paid`, `order-closed` where there is nothing to pay,
 *   `paypal-unavailable` or `card-unavailable`, `payment-unknown`
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
