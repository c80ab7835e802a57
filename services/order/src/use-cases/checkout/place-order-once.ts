import type { CheckoutInput, PaymentProvider } from '@shop/contracts';
import type { CheckoutDeps } from '../../deps.ts';
import type { StoredOrder } from '../../domain/order.ts';
import type { Saga } from '../../domain/saga.ts';
import { assertSameCall, markOf } from '../idempotency-key.ts';
import { placeOrder, type PlacedOrder } from './place-order.ts';

/**
 * A repeated Idempotency-Key returns the stored success for a day, unless that order was given up.
 * @throws `invalid-input` for a key of another call
 */
export async function placeOrderOnce(
  deps: CheckoutDeps,
  key: string,
  user: { id: string },
  provider: PaymentProvider,
  input: CheckoutInput,
): Promise<PlacedOrder> {
  const mark = markOf(user.id, key, [provider, input]);
  const { key: id, request } = mark;
  const stored = await deps.replays.find(id);
  if (stored) assertSameCall(stored, mark);
  const earlier = stored && (await deps.orders.find(stored.orderID));
  if (earlier && !isGivenUp(earlier, deps.now())) return { orderID: stored.orderID, url: stored.url };
  const placed = await placeOrder(deps, user, provider, input);
  await deps.replays.keep({ _id: id, request, ...placed, at: deps.now() });
  return placed;
}

const ends: Saga[] = ['closing', 'releasing', 'released'];

const isGivenUp = ({ saga, expiresAt }: StoredOrder, now: Date): boolean =>
  ends.includes(saga) || (saga === 'reserved' && expiresAt <= now);
