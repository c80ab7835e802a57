import type { CartLookup } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { isSameCart } from '../domain/checkout.ts';
import type { StoredOrder } from '../domain/order.ts';
import { blocks, isNewer, notApplied } from '../domain/rivals.ts';
import { IN_REVIEW } from '../domain/saga.ts';
import { alreadyPaid, isAlreadyPaid } from './already-paid.ts';
import { clearPaidLines } from './clear-paid-lines.ts';
import { closeOrder } from './close-order.ts';

/**
 * Sees to it that nobody pays twice for one cart: a user has one open checkout, and none of a cart that still holds
 * what was paid for. This order is stored already, so of two calls at the same moment at least one sees the other;
 * therefore every call looks, also one that found its order there. An order that has to step back is closed before
 * anything is answered: left as it is, the next try would go on with it.
 * @param cart as it was read for this checkout: which orders it knows of is of the same moment as its lines
 * @throws ShopError `cart-changed` when paid lines had to be taken out, or this checkout is the older one;
 *   `order-already-paid` when another order of the same things has money; `payment-unknown`, `unavailable`
 */
export async function closeOtherCheckouts(
  deps: OrderDeps,
  order: StoredOrder,
  cart: CartLookup,
): Promise<void> {
  const rivals = await deps.orders.findRivals(order.userID, notApplied(cart));
  const others = rivals.filter(({ _id }) => _id !== order._id);
  const confirmed = others.filter(({ confirmedAt }) => confirmedAt);
  if (confirmed.length > 0) {
    await stepBack(deps, order);
    await clearPaidLines(deps, order.userID, confirmed);
  }
  for (const other of others) {
    if (blocks(other, order)) {
      await stepBack(deps, order);
      throw alreadyPaid(other);
    }
    if (other.saga === IN_REVIEW) continue;
    if (isNewer(other, order)) {
      await stepBack(deps, order);
      throw new ShopError({ code: 'cart-changed', data: await deps.cart.view(order.userID) });
    }
    await closeOlder(deps, other, order);
  }
}

async function stepBack(deps: OrderDeps, order: StoredOrder): Promise<void> {
  await closeOrder(deps, order._id, { reason: 'replaced' });
}

/** Closes the checkout of an older cart; where it turns out to have money, the newer one steps back. */
async function closeOlder(deps: OrderDeps, older: StoredOrder, order: StoredOrder): Promise<void> {
  try {
    const takeApproved = isSameCart(older.lines, order.lines);
    await closeOrder(deps, older._id, { reason: 'replaced', takeApproved });
  } catch (error) {
    if (!isAlreadyPaid(error)) throw error;
    const after = await deps.orders.find(older._id);
    if (after?.saga === IN_REVIEW && !blocks(after, order)) return;
    await stepBack(deps, order);
    throw error;
  }
}
