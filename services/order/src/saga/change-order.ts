import { retryOnConflict, ShopError } from '@shop/service-kit';
import type { ChangeDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { eventsOf, type OrderChange } from '../store/order-store.ts';

type Compute = (order: StoredOrder) => OrderChange | null | Promise<OrderChange | null>;

/**
 * Reads an order, computes its change and writes it, again when somebody else has written meanwhile. Every change
 * of an order goes through here, so every decision is made on the order as it is at the write. The event that a change
 * carries is sent on its way.
 * @param from the order's id, or the order as it was read before: it is tried first, and read anew if it is not so any more
 * @param compute the change of the order as it was read, or null for none
 * @returns the order after the change, or as it is when there was none
 * @throws ShopError `order-not-found`, `busy` when others were faster every time
 */
export async function changeOrder(
  deps: ChangeDeps,
  from: string | StoredOrder,
  compute: Compute,
): Promise<StoredOrder> {
  const inHand = typeof from === 'string' ? null : await tryInHand(deps, from, compute);
  if (inHand) return inHand;
  const { orders } = deps;
  const orderID = typeof from === 'string' ? from : from._id;
  return retryOnConflict(async () => {
    const order = await orders.find(orderID);
    if (!order) throw new ShopError({ code: 'order-not-found' });
    const change = await compute(order);
    if (!change) return order;
    return (await write(deps, order, change)) ?? undefined;
  });
}

/** What an older order refuses, or needs no change for, is decided on the order as it is now. */
async function tryInHand(
  deps: ChangeDeps,
  order: StoredOrder,
  compute: Compute,
): Promise<StoredOrder | null> {
  let change: OrderChange | null;
  try {
    change = await compute(order);
  } catch {
    return null;
  }
  return change && write(deps, order, change);
}

async function write(
  { orders, events, now }: ChangeDeps,
  order: StoredOrder,
  change: OrderChange,
): Promise<StoredOrder | null> {
  const after = await orders.update(order, change, now());
  if (after) eventsOf(change).forEach((one) => events.relay.send(one));
  return after;
}
