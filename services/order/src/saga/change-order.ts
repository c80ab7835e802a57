import { retryOnConflict, ShopError } from '@shop/service-kit';
import type { ChangeDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { eventsOf, type OrderChange } from '../store/order-store.ts';

type Compute = (order: StoredOrder) => OrderChange | null | Promise<OrderChange | null>;

/**
 * Computes and writes a change at the order's version, retrying on a conflict; every change goes through here. @param
 * from tried first @throws `order-not-found`, `busy` after too many conflicts
 */
export async function changeOrder(
  deps: ChangeDeps,
  from: string | StoredOrder,
  compute: Compute,
): Promise<StoredOrder> {
  const written = typeof from === 'string' ? null : await tryGivenOrder(deps, from, compute);
  if (written) return written;
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

/** A refusal by an older order is decided again on the stored one. */
async function tryGivenOrder(
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
  if (after) eventsOf(change).forEach((event) => events.relay.send(event));
  return after;
}
