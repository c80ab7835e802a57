import type { CheckoutInput, PaymentProvider } from '@shop/contracts';
import type { OrderDeps } from '../deps.ts';
import { assertSameCall, markOf } from '../saga/idempotency-key.ts';
import { placeOrder, type PlacedOrder } from './place-order.ts';

/**
 * Places an order under the caller's Idempotency-Key: the same call again, within a day, is given the stored
 * answer. Only successes are stored, so what failed can be tried again with its key.
 * @throws ShopError `invalid-input` for a key that was used for another call
 */
export async function placeOrderOnce(
  deps: OrderDeps,
  key: string,
  user: { id: string },
  provider: PaymentProvider,
  input: CheckoutInput,
): Promise<PlacedOrder> {
  const mark = markOf(user.id, key, [provider, input]);
  const { key: id, request } = mark;
  const stored = await deps.replays.find(id);
  if (stored) assertSameCall(stored, mark);
  if (stored) return { orderID: stored.orderID, url: stored.url };
  const placed = await placeOrder(deps, user, provider, input);
  await deps.replays.keep({ _id: id, request, ...placed, at: deps.now() });
  return placed;
}
