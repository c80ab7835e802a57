import type { CheckoutInput, PaymentProvider } from '@shop/contracts';
import type { OrderDeps } from '../deps.ts';
import { checkCheckout } from '../saga/check-checkout.ts';
import { closeOtherCheckouts } from '../saga/close-other-checkouts.ts';
import { openOrder } from '../saga/open-order.ts';
import { reserveOrder } from '../saga/reserve-order.ts';
import { openAttempt, startAttempt } from '../saga/start-attempt.ts';

/** A placed order, and the provider's page on which it is paid. */
export type PlacedOrder = { orderID: string; url: string };

/**
 * Places an order: what is in the stored cart, at the catalogue's prices, to one of the user's addresses, with
 * its stock held for a limited time.
 */
export async function placeOrder(
  deps: OrderDeps,
  user: { id: string },
  provider: PaymentProvider,
  input: CheckoutInput,
): Promise<PlacedOrder> {
  const checkout = await checkCheckout(deps, user, provider, input);
  const order = await openOrder(deps, checkout);
  await closeOtherCheckouts(deps, order, checkout.cart);
  const { order: reserved, attempt } = await reserveOrder(deps, order, checkout);
  const url = attempt
    ? await openAttempt(deps, reserved, attempt)
    : await startAttempt(deps, reserved, checkout);
  return { orderID: reserved._id, url };
}
