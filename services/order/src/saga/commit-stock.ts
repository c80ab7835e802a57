import type { SagaDeps } from '../deps.ts';
import { enter } from '../domain/saga.ts';
import { closableAttempts } from '../domain/money/attempts.ts';
import { piecesOf } from '../domain/holds.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { closeUnclosed } from './close-attempts.ts';
import { discountUse } from '../discounts/index.ts';

/**
 * Turns a paid order's holds into sales and its code's use into one for good, and closes the other attempts to pay, so that
 * nobody pays twice. The order is finished when all is done; nothing waits for another one's service. One that a provider is
 * still deciding about, which may take days, is not waited for: what it brings goes back as a second payment.
 */
export async function commitStock(deps: SagaDeps, order: StoredOrder): Promise<StoredOrder> {
  const done = await Promise.allSettled([
    sellHolds(deps, order),
    discountUse.keep(deps, order),
    closeOthers(deps, order),
  ]);
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return changeOrder(deps, order, (read) =>
    read.saga === 'committing' && closableAttempts(read).length === 0
      ? { set: enter('committed', read, deps.now()) }
      : null,
  );
}

/** Where nothing but a provider's decision stands in the way, the attempt is left to it. */
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
