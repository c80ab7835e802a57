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

/** `attempt`: the one that this call has started with its reservation, if it was the one that placed the order. */
type Reserved = { order: StoredOrder; attempt?: [number, Attempt] };

/**
 * Holds an order's stock; with all of it held the order is placed, and its first attempt to pay is started in the same
 * update. Several calls may do this for one order at the same time: the holds are the order's, not the call's.
 * @throws ShopError `out-of-stock` with the cart as it can be bought now, `discount-refused` where its code has just been
 *   used up or ended, `order-closed`
 */
export async function reserveOrder(
  deps: SagaDeps,
  order: StoredOrder,
  { provider, address, methods }: Checkout,
): Promise<Reserved> {
  if (order.saga === 'reserved') return { order };
  const taken = await takeHolds(deps, order);
  const at = deps.now();
  const after = await changeOrder(deps, order, (read) => {
    if (read.saga !== 'reserving' || read.gen !== order.gen || taken === 'closed') return null;
    if (taken !== 'held') return { set: enter('releasing', read, at) };
    const attempts = withNewAttempt(read, { provider, address, methods }, at);
    const chosen = { address, paymentMethod: methodOf(provider), attempts };
    return { set: { ...enter('reserved', read, at), placedAt: at, ...chosen } };
  });
  if (after.saga === 'reserved' && after.gen === order.gen) {
    // Another call's of the very same moment would do no harm: payment opens one number once.
    const started = latestLive(after, provider);
    if (started?.[1].startedAt.getTime() !== at.getTime()) return { order: after };
    return { order: after, attempt: started };
  }
  if (taken === 'held' || taken === 'closed') throw new ShopError({ code: 'order-closed' });
  await driveOrder(deps, after);
  if (taken === 'used-up') throw await discountUse.refusalOf(deps, order);
  throw new ShopError({ code: 'out-of-stock', data: await deps.cart.view(order.userID) });
}
