import type { OrderDeps } from '../deps.ts';
import { enter } from '../domain/due.ts';
import { liveAttempts } from '../domain/attempts.ts';
import { piecesOf } from '../domain/holds.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { closeAtProvider } from './close-attempts.ts';
import { recordState } from './record-state.ts';

/**
 * Turns a paid order's holds into sales, and closes the other attempts to pay, so that nobody pays twice. The
 * order is finished when both are done.
 */
export async function commitStock(deps: OrderDeps, order: StoredOrder): Promise<StoredOrder> {
  const { _id: orderID } = order;
  for (const { productID } of piecesOf(order.lines)) await deps.catalog.commit({ orderID, productID });
  for (const [number, attempt] of liveAttempts(order)) {
    await recordState(deps, orderID, number, attempt, await closeAtProvider(deps, order, number));
  }
  return changeOrder(deps, orderID, (read) =>
    read.saga === 'committing' && liveAttempts(read).length === 0
      ? { set: enter('committed', read, deps.now()) }
      : null,
  );
}
