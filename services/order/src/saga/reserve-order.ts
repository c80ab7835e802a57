import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { enter } from '../domain/saga.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { driveOrder } from './drive-order.ts';
import { takeHolds } from './holds.ts';

/**
 * Holds an order's stock; with all of it held the order is placed. Several calls may do this for one order at the
 * same time: the holds are the order's, not the call's.
 * @throws ShopError `out-of-stock` with the cart as it can be bought now, `order-closed`
 */
export async function reserveOrder(deps: OrderDeps, order: StoredOrder): Promise<StoredOrder> {
  if (order.saga === 'reserved') return order;
  const taken = await takeHolds(deps, order);
  const at = deps.now();
  const after = await changeOrder(deps, order, (read) => {
    if (read.saga !== 'reserving' || read.gen !== order.gen || taken === 'closed') return null;
    return {
      set: taken === 'held' ? { ...enter('reserved', read, at), placedAt: at } : enter('releasing', read, at),
    };
  });
  if (after.saga === 'reserved' && after.gen === order.gen) return after;
  if (taken !== 'short') throw new ShopError({ code: 'order-closed' });
  await driveOrder(deps, after);
  throw new ShopError({ code: 'out-of-stock', data: await deps.cart.view(order.userID) });
}
