import { newEvent, orderLapsed, type EventOf } from '@shop/events';
import type { ChangeDeps, SagaDeps } from '../deps.ts';
import { paymentStatusOf } from '../domain/money/refunds.ts';
import { enter } from '../domain/saga.ts';
import { SYSTEM, type StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { freeHolds } from './holds.ts';

type Lapse = EventOf<typeof orderLapsed>['why'];

/** Frees the stock and rejects the order, unless an admin set its status; late money leads to a new reservation. */
export async function releaseStock(
  deps: ChangeDeps & Pick<SagaDeps, 'catalog' | 'discounts'>,
  order: StoredOrder,
): Promise<StoredOrder> {
  await freeHolds(deps, order);
  const at = deps.now();
  return changeOrder(deps, order, (now) => {
    // A later try has stock of its own generation.
    if (now.saga !== 'releasing' || now.generation !== order.generation) return null;
    if (now.late) return { set: { ...enter('re-reserving', now, at), generation: now.generation + 1 } };
    const why = lapseOf(now);
    const orderStatus = now.statusBy === SYSTEM ? 'rejected' : now.orderStatus;
    const paymentStatus = paymentStatusOf({ ...now, saga: 'released' });
    return {
      set: {
        ...enter('released', now, at),
        orderStatus,
        paymentStatus: paymentStatus === 'pending' ? 'failed' : paymentStatus,
        paymentCancelled: closingOf(now) === 'closing: cancelled',
      },
      history: { at: at.toISOString(), by: SYSTEM, what: 'released', from: now.orderStatus, to: orderStatus },
      ...(why ? { event: newEvent(orderLapsed, { orderID: now._id, why }) } : {}),
    };
  });
}

const closingOf = ({ history }: Pick<StoredOrder, 'history'>): string | undefined =>
  history.findLast(({ what }) => what.startsWith('closing: '))?.what;

/** Reason of the email about a lapsed order; null for one that was replaced, decided by an admin, or ever had money. */
function lapseOf({ history, placedAt, orderStatus, statusBy, review }: StoredOrder): Lapse | null {
  const isMoved = statusBy !== SYSTEM && orderStatus !== 'pending';
  if (!placedAt || isMoved || Object.keys(review).length > 0) return null;
  const closing = closingOf({ history });
  if (closing === 'closing: cancelled') return 'cancelled';
  if (closing === 'closing: expired') return 'expired';
  // A buyer whose payment was being checked waits for an answer.
  const wasPending = history.some(({ what }) => what.startsWith('pending: '));
  return closing === 'closing: replaced' && wasPending ? 'declined' : null;
}
