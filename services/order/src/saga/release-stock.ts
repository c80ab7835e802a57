import { newEvent, orderLapsed, type EventOf } from '@shop/events';
import type { ChangeDeps, SagaDeps } from '../deps.ts';
import { paymentStatusOf } from '../domain/money/refunds.ts';
import { enter } from '../domain/saga.ts';
import { SYSTEM, type StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { freeHolds } from './holds.ts';

type Lapse = EventOf<typeof orderLapsed>['why'];

/**
 * Frees an order's stock and ends it: rejected and unpaid, unless the admin has chosen its status.
 * Money that came while the stock was on its way back sends the order to a new reservation instead.
 */
export async function releaseStock(
  deps: ChangeDeps & Pick<SagaDeps, 'catalog' | 'discounts'>,
  order: StoredOrder,
): Promise<StoredOrder> {
  await freeHolds(deps, order);
  const at = deps.now();
  return changeOrder(deps, order, (now) => {
    // A later try of the order stands here by now, with pieces of its own to free.
    if (now.saga !== 'releasing' || now.gen !== order.gen) return null;
    if (now.late) return { set: { ...enter('re-reserving', now, at), gen: now.gen + 1 } };
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

/** Why an order was closed last, in the words of its history. */
const closingOf = ({ history }: Pick<StoredOrder, 'history'>): string | undefined =>
  history.findLast(({ what }) => what.startsWith('closing: '))?.what;

/**
 * Why a placed order has ended that nobody paid and nobody has said no to; null where its buyer has heard of it
 * otherwise, or goes on in a newer checkout. What the maker has moved on is the maker's affair, but for what came back.
 * Where money came, also such as is back by now, its buyer is not told that nothing was charged.
 */
function lapseOf({ history, placedAt, orderStatus, statusBy, review }: StoredOrder): Lapse | null {
  const isMoved = statusBy !== SYSTEM && orderStatus !== 'pending';
  if (!placedAt || isMoved || Object.keys(review).length > 0) return null;
  const closing = closingOf({ history });
  if (closing === 'closing: cancelled') return 'cancelled';
  if (closing === 'closing: expired') return 'expired';
  // Whoever saw that their payment is being looked into waits for an answer, whatever they have ordered since.
  const wasPending = history.some(({ what }) => what.startsWith('pending: '));
  return closing === 'closing: replaced' && wasPending ? 'declined' : null;
}
