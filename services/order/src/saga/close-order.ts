import type { SagaDeps } from '../deps.ts';
import { enter, states } from '../domain/saga.ts';
import { SYSTEM, type StoredOrder } from '../domain/order.ts';
import { alreadyPaid } from './already-paid.ts';
import { changeOrder } from './change-order.ts';
import { driveOrder } from './drive-order.ts';

/** Approved money may be taken only when a newer checkout of the same things replaces the order. */
type CloseReason = 'cancelled' | 'expired' | 'replaced';
export type Closing = { reason: CloseReason; captureApproved?: boolean };

/**
 * The only way to end an unpaid order: closes every attempt, then frees the stock.
 * @throws `order-already-paid`, `payment-unknown` (the sweeper continues)
 */
export async function closeOrder(
  deps: SagaDeps,
  orderID: string,
  { reason, captureApproved = false }: Closing,
): Promise<StoredOrder> {
  const at = deps.now();
  const by = reason === 'cancelled' ? 'customer' : SYSTEM;
  const closing = await changeOrder(deps, orderID, (order) => {
    if (states[order.saga].closable) {
      return {
        set: { ...enter('closing', order, at), captureApproved },
        history: { at: at.toISOString(), by, what: `closing: ${reason}` },
      };
    }
    // A cancellation or another cart withdraws the permission to take approved money.
    return order.saga === 'closing' && order.captureApproved && !captureApproved
      ? { set: { captureApproved: false } }
      : null;
  });
  const order = await driveOrder(deps, closing);
  if (order.saga === 'released') return order;
  throw alreadyPaid(order);
}

/** Ends a failed checkout, unless another call has placed it; the sweeper finishes what fails. */
export async function giveUp(deps: SagaDeps, order: StoredOrder): Promise<void> {
  const at = deps.now();
  try {
    const closing = await changeOrder(deps, order._id, (read) => {
      if (read.saga !== 'reserving' || read.generation !== order.generation) return null;
      return {
        set: enter('closing', read, at),
        history: { at: at.toISOString(), by: SYSTEM, what: 'closing: given up' },
      };
    });
    await driveOrder(deps, closing);
  } catch (err) {
    deps.logger.warn(
      { err, orderID: order._id },
      'a checkout that ended is not closed yet; the sweeper goes on',
    );
  }
}

export async function finishClosing(deps: SagaDeps, order: StoredOrder): Promise<void> {
  if (order.saga !== 'closing') return;
  await driveOrder(deps, order).catch((err: unknown) => {
    deps.logger.warn(
      { err, orderID: order._id },
      'an order whose money went back is not closed yet; the sweeper goes on',
    );
  });
}
