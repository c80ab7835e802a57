import type { SagaDeps } from '../deps.ts';
import { enter } from '../domain/saga.ts';
import { closableAttempts } from '../domain/money/attempts.ts';
import { piecesOf } from '../domain/holds.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { closeUnclosed } from './close-attempts.ts';
import { discountUse } from '../discounts/index.ts';

/**
 * Sells the holds, keeps the code's use and closes the other attempts, side by side. Money of an attempt still being
 * decided is refunded later.
 */
export async function commitStock(deps: SagaDeps, order: StoredOrder): Promise<StoredOrder> {
  const done = await Promise.allSettled([
    sellHolds(deps, order),
    discountUse.markPaid(deps, order),
    closeOthers(deps, order),
  ]);
  const failed = done.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return changeOrder(deps, order, (read) =>
    read.saga === 'committing' && closableAttempts(read).length === 0
      ? { set: enter('committed', read, deps.now()) }
      : null,
  );
}

async function closeOthers(deps: SagaDeps, order: StoredOrder): Promise<void> {
  try {
    await closeUnclosed(deps, order);
  } catch (error) {
    const after = await deps.orders.find(order._id);
    if (!after || closableAttempts(after).length > 0) throw error;
  }
}

async function sellHolds(
  { catalog }: Pick<SagaDeps, 'catalog'>,
  { _id: orderID, lines }: StoredOrder,
): Promise<void> {
  for (const pieces of piecesOf(lines)) {
    await catalog.commit({ orderID, ...pieces });
  }
}
