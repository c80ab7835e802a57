import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../deps.ts';
import { latestLive, methodOf, withNewAttempt } from '../domain/money/attempts.ts';
import type { Checkout } from '../domain/checkout/checkout.ts';
import type { Attempt, StoredOrder } from '../domain/order.ts';
import { enter } from '../domain/saga.ts';
import { changeOrder } from './change-order.ts';
import { discountUse } from '../discounts/index.ts';
import { driveOrder } from './drive-order.ts';
import { takeHolds } from './holds.ts';

type Reserved = { order: StoredOrder; attempt?: [number, Attempt] };

/**
 * Holds the stock and, in the update that places the order, starts the first attempt. Concurrent calls share the
 * order's holds.
 * @throws `out-of-stock`, `discount-refused`, `order-closed`
 */
export async function reserveOrder(
  deps: SagaDeps,
  order: StoredOrder,
  { provider, address, methods }: Checkout,
): Promise<Reserved> {
  if (order.saga === 'reserved') return { order };
  const holdResult = await takeHolds(deps, order);
  const at = deps.now();
  const after = await changeOrder(deps, order, (read) => {
    if (read.saga !== 'reserving' || read.generation !== order.generation || holdResult === 'closed')
      return null;
    if (holdResult !== 'held') return { set: enter('releasing', read, at) };
    const attempts = withNewAttempt(read, { provider, address, methods }, at);
    const chosen = { address, paymentMethod: methodOf(provider), attempts };
    return { set: { ...enter('reserved', read, at), placedAt: at, ...chosen } };
  });
  if (after.saga === 'reserved' && after.generation === order.generation) {
    // Two calls of the same millisecond are harmless: an attempt's number opens once.
    const started = latestLive(after, provider);
    if (started?.[1].startedAt.getTime() !== at.getTime()) return { order: after };
    return { order: after, attempt: started };
  }
  if (holdResult === 'held' || holdResult === 'closed') throw new ShopError({ code: 'order-closed' });
  await driveOrder(deps, after);
  if (holdResult === 'used-up') throw await discountUse.refusalOf(deps, order);
  throw new ShopError({ code: 'out-of-stock', data: await deps.cart.view(order.userID) });
}
