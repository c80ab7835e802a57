import type { HeldPieces } from '@shop/contracts';
import type { SagaDeps } from '../deps.ts';
import { piecesOf } from '../domain/holds.ts';
import type { StoredOrder } from '../domain/order.ts';

/**
 * Ends the holds that no course of an order leads out of any more: of an order that is over, or that nobody knows. None
 * comes about by the shop's own steps; after a database was brought back from a backup they may. Each end is the guarded
 * call that the order's own course would have made, so several processes may sweep at once. A hold whose end is refused
 * keeps none of the others; the next round tries again.
 */
export async function endStrayHolds(deps: Pick<SagaDeps, 'catalog' | 'logger' | 'orders'>): Promise<void> {
  // The holds are read first: an order is written before anything is held for it.
  const held = await deps.catalog.holds();
  const found = await deps.orders.findAll([...new Set(held.map(({ orderID }) => orderID))]);
  const orders = new Map(found.map((order) => [order._id, order]));
  for (const hold of held)
    await endStray(deps, hold, orders.get(hold.orderID)).catch((err: unknown) => {
      const { productID, orderID } = hold;
      deps.logger.warn({ err, productID, orderID }, 'a stray hold was not ended; the next round tries again');
    });
}

async function endStray(
  { catalog, logger }: Pick<SagaDeps, 'catalog' | 'logger'>,
  { productID, orderID, gen }: HeldPieces[number],
  order: StoredOrder | undefined,
): Promise<void> {
  const isOver = !order || order.saga === 'released' || order.saga === 'committed';
  if (!isOver) return;
  const bought = order && piecesOf(order.lines).find((pieces) => pieces.productID === productID);
  if (order?.saga === 'committed' && bought) await catalog.commit({ orderID, ...bought });
  // An order that is tried anew has a later generation, which is not freed with this one.
  else await catalog.release({ orderID, productID, gen: order?.gen ?? gen, sizes: bought?.sizes });
  logger.warn({ orderID, productID, saga: order?.saga ?? 'unknown' }, 'a stray hold was ended');
}
