import type { CheckoutInput, PaymentProvider } from '@shop/contracts';
import type { CheckoutDeps, SagaDeps } from '../../deps.ts';
import { withTimeBudget } from '../../clients/payment-client.ts';
import type { Checkout } from '../../domain/checkout/checkout.ts';
import type { StoredOrder } from '../../domain/order.ts';
import { checkCheckout } from './check-checkout.ts';
import { closeOtherCheckouts } from '../../saga/close-other-checkouts.ts';
import { giveUp } from '../../saga/close-order.ts';
import { openOrder } from '../../saga/open-order.ts';
import { reserveOrder } from '../../saga/reserve-order.ts';
import { createTurns } from './take-turns.ts';
import { openAttempt, startAttempt } from '../../saga/start-attempt.ts';

/** Of a crowd most see the last pieces sold before an order is written. */
const takeTurn = createTurns({ atOnce: 8, maxTurnMs: 500 });

export type PlacedOrder = { orderID: string; url: string };

/** An order whose provider is silent is placed all the same, and can be paid at the other one. */
export async function placeOrder(
  { payments, ...services }: CheckoutDeps,
  user: { id: string },
  provider: PaymentProvider,
  input: CheckoutInput,
): Promise<PlacedOrder> {
  const { deps, checkout, reserved, attempt } = await takeTurn(async () => {
    const deps = { ...services, payments: withTimeBudget(payments, services.checkoutMs) };
    return { deps, ...(await reserve(deps, user, provider, input)) };
  });
  const url = attempt
    ? await openAttempt(deps, reserved, attempt)
    : await startAttempt(deps, reserved, checkout);
  return { orderID: reserved._id, url };
}

async function reserve(
  deps: CheckoutDeps,
  user: { id: string },
  provider: PaymentProvider,
  input: CheckoutInput,
) {
  const checkout = await checkCheckout(deps, user, provider, input);
  const order = await openOrder(deps, checkout);
  const { order: reserved, attempt } = await holdStock(deps, order, checkout);
  return { checkout, reserved, attempt };
}

async function holdStock(
  deps: SagaDeps & Pick<CheckoutDeps, 'config'>,
  order: StoredOrder,
  checkout: Checkout,
) {
  try {
    await closeOtherCheckouts(deps, order, checkout);
    return await reserveOrder(deps, order, checkout);
  } catch (error) {
    await giveUp(deps, order);
    throw error;
  }
}
