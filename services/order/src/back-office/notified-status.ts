import type { OrderHistoryEntry } from '@shop/contracts';
import type { OrderStatus } from '@shop/shop-rules';

const notifiedStatuses: OrderStatus[] = ['inShipping', 'delivered', 'rejected'];

/**
 * Whether the buyer was notified of the status before, with nothing contradicting since. A rejection contradicts the
 * others; a new tracking code is a new parcel.
 */
export function isRepeatedNotice(
  history: Pick<OrderHistoryEntry, 'what' | 'to'>[],
  to: OrderStatus,
): boolean {
  for (const entry of history.toReversed()) {
    if (entry.what === 'tracking' && to === 'inShipping') return false;
    const before = notifiedStatuses.find((status) => entry.what === 'status' && entry.to === status);
    if (before === to) return true;
    if (before && (before === 'rejected') !== (to === 'rejected')) return false;
  }
  return false;
}
