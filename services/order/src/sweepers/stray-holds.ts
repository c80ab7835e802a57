import type { HeldPieces } from '@shop/contracts';
import { sumOfPieces } from '@shop/shop-rules';
import type { SagaDeps } from '../deps.ts';
import { piecesOf } from '../domain/holds.ts';
import { statusSince, type StoredOrder } from '../domain/order.ts';
import { changeOrder } from '../saga/change-order.ts';

type StrayDeps = Pick<SagaDeps, 'catalog' | 'logger' | 'orders' | 'events' | 'now'>;

/** To take back a mistake. */
const DAY_MS = 86_400_000;

/**
 * Ends holds of finished or unknown orders, which a restored backup may leave. Guarded calls make it safe in several
 * processes.
 */
export async function endOrphanedHolds(deps: StrayDeps): Promise<void> {
  // Read first, because an order is stored before its holds.
  const held = await deps.catalog.holds();
  const found = await deps.orders.findAll([...new Set(held.map(({ orderID }) => orderID))]);
  const orders = new Map(found.map((order) => [order._id, order]));
  for (const hold of held)
    await endOrphanedHold(deps, hold, orders.get(hold.orderID)).catch((err: unknown) => {
      const { productID, orderID } = hold;
      deps.logger.warn({ err, productID, orderID }, 'a stray hold was not ended; the next round tries again');
    });
}

async function endOrphanedHold(
  deps: StrayDeps,
  hold: HeldPieces[number],
  order: StoredOrder | undefined,
): Promise<void> {
  const { catalog, logger } = deps;
  const { productID, orderID, generation, paidPlaces } = hold;
  if (paidPlaces) return order && leaveQueue(deps, { productID, paidPlaces }, order);
  const isFinished = !order || order.saga === 'released' || order.saga === 'committed';
  if (!isFinished) return;
  const bought = order && piecesOf(order.lines).find((pieces) => pieces.productID === productID);
  if (order?.saga === 'committed' && bought) await catalog.commit({ orderID, ...bought });
  // A newer try has a later generation, which stays held.
  else await catalog.release({ orderID, productID, generation: order?.generation ?? generation });
  logger.warn({ orderID, productID, saga: order?.saga ?? 'unknown' }, 'a stray hold was ended');
}

async function leaveQueue(
  deps: StrayDeps,
  { productID, paidPlaces }: Required<Pick<HeldPieces[number], 'productID' | 'paidPlaces'>>,
  order: StoredOrder,
): Promise<void> {
  const { catalog, now } = deps;
  const { _id: orderID, orderStatus: status } = order;
  if (now().getTime() - Date.parse(statusSince(order)) < DAY_MS) return;
  if (status === 'inShipping' || status === 'delivered') await catalog.finish({ orderID, productID });
  if (status !== 'rejected') return;
  const { hasLeftQueue } = await changeOrder(deps, order, (read) =>
    read.hasLeftQueue || read.orderStatus !== 'rejected'
      ? null
      : { set: { hasLeftQueue: true }, isImmaterial: true },
  );
  if (!hasLeftQueue) return;
  const quantity = sumOfPieces(paidPlaces);
  await catalog.putBack({ orderID, productID, refundId: `${orderID}_unmade`, quantity, sizes: paidPlaces });
}
