import { createHash } from 'node:crypto';
import type { CheckoutInput, PaymentProvider } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { placeOrder, type PlacedOrder } from './place-order.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

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
  if (!KEY.test(key)) throw badKey('Avaimessa saa olla 1–200 näkyvää merkkiä.');
  const id = hash(`${user.id}/${key}`);
  const request = hash(JSON.stringify([provider, input]));
  const stored = await deps.replays.find(id);
  if (stored && stored.request !== request) throw badKey('Avain on jo käytetty toiseen pyyntöön.');
  if (stored) return { orderID: stored.orderID, url: stored.url };
  const placed = await placeOrder(deps, user, provider, input);
  await deps.replays.keep({ _id: id, request, ...placed, at: deps.now() });
  return placed;
}

function badKey(message: string): ShopError {
  return new ShopError({ code: 'invalid-input', errors: { 'Idempotency-Key': message } });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
