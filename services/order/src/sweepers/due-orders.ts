import { isExpectedWait } from '@shop/service-kit';
import type { ChangeDeps, SagaDeps } from '../deps.ts';
import { isBeingDecided } from '../domain/money/attempts.ts';
import { isMovedByAdmin, type StoredOrder } from '../domain/order.ts';
import { states } from '../domain/saga.ts';
import { closeOrder, giveUp } from '../saga/close-order.ts';
import { driveOrder } from '../saga/drive-order.ts';

/** Other sweepers skip an order for this time. */
const LEASE_MS = 45_000;
const PARALLEL = 5;
/** The longest pause while a provider decides, which may take days. */
const MAX_WAIT_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Closes expired orders and continues those that a process left; failures are retried in a later round. */
export async function sweepDueOrders(deps: SagaDeps): Promise<void> {
  await Promise.all(Array.from({ length: PARALLEL }, () => sweepSequentially(deps)));
}

async function sweepSequentially(deps: SagaDeps): Promise<void> {
  for (;;) {
    const now = deps.now();
    const order = await deps.orders.claimDue(now, new Date(now.getTime() + LEASE_MS));
    if (!order) return;
    await takeOn(deps, order).catch((err: unknown) => postpone(deps, order, err));
  }
}

async function takeOn(deps: SagaDeps, order: StoredOrder): Promise<void> {
  if (!states[order.saga].closable) await driveOrder(deps, order);
  // A slow checkout may have placed it by now.
  else if (order.saga === 'reserving') await giveUp(deps, order);
  // Its pieces may have been shipped before the transfer arrives.
  else if (order.manual && isMovedByAdmin(order))
    await deps.orders.putOff(order, new Date(deps.now().getTime() + DAY_MS));
  else await closeOrder(deps, order._id, { reason: 'expired' });
}

/** Checks less and less often while a provider decides. */
async function postpone(
  { orders, logger, now }: ChangeDeps & Pick<SagaDeps, 'logger'>,
  claimed: StoredOrder,
  err: unknown,
): Promise<void> {
  const order = isExpectedWait(err) ? await orders.find(claimed._id) : null;
  if (!order || !isBeingDecided(order)) {
    logger.warn({ err, orderID: claimed._id, saga: claimed.saga }, 'a due order is not finished yet');
    return;
  }
  const at = now().getTime();
  const pauseMs = Math.min(Math.max(at - order.updatedAt.getTime(), LEASE_MS), MAX_WAIT_MS);
  await orders.putOff(order, new Date(at + pauseMs));
}
