import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../deps.ts';
import { isBeingDecided } from '../domain/money/attempts.ts';
import { isSameCart } from '../domain/checkout/checkout.ts';
import type { StoredLine, StoredOrder } from '../domain/order.ts';
import { closeOrder } from './close-order.ts';
import { withholdHolds } from './holds.ts';

/**
 * Closes an order for a newer checkout of `lines`.
 * @returns null, or the order when its provider is still deciding
 * @throws `order-already-paid`, `payment-unknown`
 */
export async function closeEarlier(
  deps: SagaDeps,
  earlier: StoredOrder,
  lines: StoredLine[],
): Promise<StoredOrder | null> {
  try {
    await closeOrder(deps, earlier._id, {
      reason: 'replaced',
      captureApproved: isSameCart(earlier.lines, lines),
    });
    return null;
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'payment-unknown') throw error;
    const after = await deps.orders.find(earlier._id);
    if (!after || !isBeingDecided(after)) throw error;
    await withholdHolds(deps, after);
    return after;
  }
}
