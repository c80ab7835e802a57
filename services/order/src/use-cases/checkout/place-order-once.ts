import type { CheckoutInput, PaymentProvider } from '@shop/contracts';
import type { CheckoutDeps } from '../../deps.ts';
import type { StoredOrder } from '../../domain/order.ts';
import type { Saga } from '../../domain/saga.ts';
import { assertSameCall, fingerprintOf } from '../idempotency-key.ts';
import { placeOrder, type PlacedOrder } from './place-order.ts';

/**
 * Within a day, a repeated Idempotency-Key returns the first result, unless that order is closed or expired.
 * @throws `invalid-input` for a key of another call
 */
export async function placeOrderOnce(
  deps: CheckoutDeps,
  key: string,
  user: { id: string },
  provider: PaymentProvider,
  input: CheckoutInput,
): Promise<PlacedOrder> {
  const fingerprint = fingerprintOf(user.id, key, [provider, input]);
  const { key: id, request } = fingerprint;
  const stored = await deps.replays.find(id);
  if (stored) assertSameCall(stored, fingerprint);
  const earlier = stored && (await deps.orders.find(stored.orderID));
  if (earlier && !isClosedOrExpired(earlier, deps.now())) return { orderID: stored.orderID, url: stored.url };
  const placed = await placeOrder(deps, user, provider, input);
  await deps.replays.keep({ _id: id, request, ...placed, at: deps.now() });
  return placed;
}

const closingStates: Saga[] = ['closing', 'releasing', 'released'];

const isClosedOrExpired = ({ saga, expiresAt }: StoredOrder, now: Date): boolean =>
  closingStates.includes(saga) || (saga === 'reserved' && expiresAt <= now);
