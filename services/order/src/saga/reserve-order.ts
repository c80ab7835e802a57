import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../deps.ts';
import { latestLive, methodOf, withNewAttempt } from '../domain/money/attempts.ts';
import type { NewEvent } from '@shop/events';
import type { Attempt, StoredOrder } from '../domain/order.ts';
import { enter } from '../domain/saga.ts';
import { changeOrder } from './change-order.ts';
import { discountUse } from '../discounts/index.ts';
import { driveOrder } from './drive-order.ts';
import { takeHolds } from './holds.ts';
import type { Payer } from './start-attempt.ts';

type Reserved = { order: StoredOrder; attempt?: [number, Attempt] };

/**
 * Holds the stock and, in the update that places the order, starts the first attempt. Concurrent calls share the
 * order's holds.
 * @throws `out-of-stock`, `discount-refused`, `order-closed`
 */
export async function reserveOrder(
  deps: SagaDeps,
  order: StoredOrder,
  { provider, address, methods }: Payer,
): Promise<Reserved> {
  if (order.saga === 'reserved') return { order };
  let at: Date | undefined;
  const after = await holdAndPlace(deps, order, (read, now) => {
    at = now;
    const attempts = withNewAttempt(read, { provider, address, methods }, now);
    return { set: { address, paymentMethod: methodOf(provider), attempts } };
  });
  // Two calls of the same millisecond are harmless: an attempt's number opens once.
  const started = latestLive(after, provider);
  if (started?.[1].startedAt.getTime() !== at?.getTime()) return { order: after };
  return { order: after, attempt: started };
}

type Placing = (read: StoredOrder, at: Date) => { set: Partial<StoredOrder>; audit?: NewEvent };

export async function holdAndPlace(
  deps: SagaDeps,
  order: StoredOrder,
  placing: Placing,
): Promise<StoredOrder> {
  const holdResult = await takeHolds(deps, order);
  const at = deps.now();
  const after = await changeOrder(deps, order, (read) => {
    if (read.saga !== 'reserving' || read.generation !== order.generation || holdResult === 'closed')
      return null;
    if (holdResult !== 'held') return { set: enter('releasing', read, at) };
    const { set, ...audit } = placing(read, at);
    return { set: { ...enter('reserved', read, at), placedAt: at, ...set }, ...audit };
  });
  if (after.saga === 'reserved' && after.generation === order.generation) return after;
  if (holdResult === 'held' || holdResult === 'closed') throw new ShopError({ code: 'order-closed' });
  await driveOrder(deps, after);
  if (holdResult === 'used-up') throw await discountUse.refusalOf(deps, order);
  const cart = order.manual ? {} : { data: await deps.cart.view(order.userID) };
  throw new ShopError({ code: 'out-of-stock', ...cart });
}
