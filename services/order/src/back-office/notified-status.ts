import type { OrderHistoryEntry } from '@shop/contracts';
import type { OrderStatus } from '@shop/shop-rules';

/** The statuses that a buyer is told of. */
const told: OrderStatus[] = ['inShipping', 'delivered', 'rejected'];

/**
 * Whether a move to a status tells the buyer nothing new: the same was told before, and nothing that contradicts it
 * since. A no and everything else contradict each other; a tracking code that is new makes a new parcel.
 * @param history the order's, before the move
 */
export function isToldAgain(history: Pick<OrderHistoryEntry, 'what' | 'to'>[], to: OrderStatus): boolean {
  for (const entry of history.toReversed()) {
    if (entry.what === 'tracking' && to === 'inShipping') return false;
    const before = told.find((status) => entry.what === 'status' && entry.to === status);
    if (before === to) return true;
    if (before && (before === 'rejected') !== (to === 'rejected')) return false;
  }
  return false;
}
