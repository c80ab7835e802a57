import { retryOnConflict, ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import type { OrderChange } from '../store/order-store.ts';

/**
 * Reads an order, computes its change and writes it, again when somebody else has written meanwhile. Every change
 * of an order goes through here, so every decision is made on the order as it is at the write.
 * @param compute the change of the order as it was read, or null for none
 * @returns the order after the change, or as it is when there was none
 * @throws ShopError `order-not-found`, `busy` when others were faster every time
 */
export function changeOrder(
  { orders, now }: Pick<OrderDeps, 'orders' | 'now'>,
  orderID: string,
  compute: (order: StoredOrder) => OrderChange | null,
): Promise<StoredOrder> {
  return retryOnConflict(async () => {
    const order = await orders.find(orderID);
    if (!order) throw new ShopError({ code: 'order-not-found' });
    const change = compute(order);
    if (!change) return order;
    return (await orders.update(order, change, now())) ?? undefined;
  });
}
