import type { SagaDeps } from '../deps.ts';
import { enter, states } from '../domain/saga.ts';
import { SYSTEM, type StoredOrder } from '../domain/order.ts';
import { alreadyPaid } from './already-paid.ts';
import { changeOrder } from './change-order.ts';
import { driveOrder } from './drive-order.ts';

/**
 * Why an unpaid order is closed, as its history tells it. Only where it is `replaced` by a newer checkout of the same
 * things, money that the buyer has approved may be taken on the way; the buyer wants to pay for them.
 */
type CloseReason = 'cancelled' | 'expired' | 'replaced';
export type Closing = { reason: CloseReason; takeApproved?: boolean };

/**
 * Closes an unpaid order: every attempt to pay is closed at its provider first, then the stock is freed. All ways
 * of ending an order unpaid come through here.
 * @returns the order, released
 * @throws ShopError `order-already-paid` when money turned out to have come, `payment-unknown` when a provider
 *   could not be asked (the sweeper goes on then)
 */
export async function closeOrder(
  deps: SagaDeps,
  orderID: string,
  { reason, takeApproved = false }: Closing,
): Promise<StoredOrder> {
  const at = deps.now();
  const by = reason === 'cancelled' ? 'customer' : SYSTEM;
  const closing = await changeOrder(deps, orderID, (order) => {
    if (states[order.saga].closable) {
      return {
        set: { ...enter('closing', order, at), takeApproved },
        history: { at: at.toISOString(), by, what: `closing: ${reason}` },
      };
    }
    // On its way out already: whoever cancels it, or goes on to other things, does not want to pay it any more.
    return order.saga === 'closing' && order.takeApproved && !takeApproved
      ? { set: { takeApproved: false } }
      : null;
  });
  const order = await driveOrder(deps, closing);
  if (order.saga === 'released') return order;
  throw alreadyPaid(order);
}

/**
 * Ends a checkout that could not go on, at once, or as the sweeper finds it a minute later. One that another call has placed
 * meanwhile stays. What this cannot finish the sweeper does.
 */
export async function giveUp(deps: SagaDeps, order: StoredOrder): Promise<void> {
  const at = deps.now();
  try {
    const closing = await changeOrder(deps, order._id, (read) => {
      if (read.saga !== 'reserving' || read.gen !== order.gen) return null;
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

/** Takes on an order that stands as closing. What this cannot finish the sweeper does. */
export async function finishClosing(deps: SagaDeps, order: StoredOrder): Promise<void> {
  if (order.saga !== 'closing') return;
  await driveOrder(deps, order).catch((err: unknown) => {
    deps.logger.warn(
      { err, orderID: order._id },
      'an order whose money went back is not closed yet; the sweeper goes on',
    );
  });
}
