import type { OrderHistoryEntry } from '@shop/contracts';
import type { OrderStatus } from '@shop/shop-rules';

const notifiedStatuses: OrderStatus[] = ['inShipping', 'delivered', 'rejected'];

/**
 * Whether an earlier notice of this status to the buyer is still valid. A rejection and the other statuses invalidate
 * each other; a new tracking code means a new parcel.
 */
export function isRepeatedNotice(
  history: Pick<OrderHistoryEntry, 'what' | 'to'>[],
  to: OrderStatus,
): boolean {
  for (const entry of history.toReversed()) {
    if (entry.what === 'tracking' && to === 'inShipping') return false;
    const earlierStatus = notifiedStatuses.find((status) => entry.what === 'status' && entry.to === status);
    if (earlierStatus === to) return true;
    if (earlierStatus && (earlierStatus === 'rejected') !== (to === 'rejected')) return false;
  }
  return false;
}
