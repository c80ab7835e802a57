import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { enter } from '../domain/due.ts';
import { SYSTEM, type Saga, type StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { driveOrder } from './drive-order.ts';

/** Why an unpaid order is closed, as its history tells it. */
export type CloseReason = 'replaced' | 'cancelled' | 'expired' | 'given up';

const closable: Saga[] = ['reserving', 'reserved'];
const finished: Saga[] = ['released'];

/**
 * Closes an unpaid order: every attempt to pay is closed at its provider first, then the stock is freed. All ways
 * of ending an order unpaid come through here.
 * @returns the order, released
 * @throws ShopError `order-already-paid` when money turned out to have come, `payment-unknown` when a provider
 *   could not be asked (the sweeper goes on then)
 */
export async function closeOrder(
  deps: OrderDeps,
  orderID: string,
  reason: CloseReason,
): Promise<StoredOrder> {
  const at = deps.now();
  const by = reason === 'cancelled' ? 'customer' : SYSTEM;
  const closing = await changeOrder(deps, orderID, (order) =>
    closable.includes(order.saga)
      ? {
          set: enter('closing', order, at),
          history: { at: at.toISOString(), by, what: `closing: ${reason}` },
        }
      : null,
  );
  const order = await driveOrder(deps, closing);
  if (finished.includes(order.saga)) return order;
  throw new ShopError({ code: 'order-already-paid' });
}
