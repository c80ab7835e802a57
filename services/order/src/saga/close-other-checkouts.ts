import { ShopError } from '@shop/service-kit';
import type { CheckoutDeps, SagaDeps } from '../deps.ts';
import type { Checkout } from '../domain/checkout/checkout.ts';
import { countPieces } from '../domain/holds.ts';
import type { StoredOrder } from '../domain/order.ts';
import { blocks, isNewer, sharesLine } from '../domain/competing-checkouts.ts';
import { IN_REVIEW } from '../domain/saga.ts';
import { maxUnpaidPieces } from '../domain/checkout/unpaid-cap.ts';
import { alreadyPaid, isAlreadyPaid } from './already-paid.ts';
import { clearPaidLines } from './clear-paid-lines.ts';
import { closeEarlier } from './close-earlier.ts';
import { closeOrder } from './close-order.ts';

/**
 * Sees to it that nobody pays twice for one cart: a user has one open checkout, and none of a cart that still holds
 * what was paid for. This order is stored already, so of two calls at the same moment at least one sees the other;
 * therefore every call looks, also one that found its order there. An order that has to step back is closed before
 * anything is answered: left as it is, the next try would go on with it. One whose provider is still deciding about its money
 * stands against carts that share a line with it alone.
 * @param checkout with the cart as it was read for it: which orders that knows of is of the same moment as its lines
 * @throws ShopError `cart-changed` when paid lines had to be taken out, or this checkout is the older one;
 *   `order-already-paid` when another order of the same things has money, or may have; `too-many-unpaid` with the pieces of
 *   such orders; `payment-unknown`, `unavailable`
 */
export async function closeOtherCheckouts(
  deps: SagaDeps & Pick<CheckoutDeps, 'config'>,
  order: StoredOrder,
  { cart, user }: Pick<Checkout, 'cart' | 'user'>,
): Promise<void> {
  const competing = await deps.orders.findCompeting(order.userID, cart.applied);
  const others = competing.filter(({ _id }) => _id !== order._id);
  const confirmed = others.filter(({ confirmedAt }) => confirmedAt);
  if (confirmed.length > 0) {
    await yieldCheckout(deps, order);
    await clearPaidLines(deps, order.userID, confirmed);
  }
  const pending: StoredOrder[] = [];
  for (const other of others) {
    if (blocks(other, order)) {
      await yieldCheckout(deps, order);
      throw alreadyPaid(other);
    }
    if (other.saga === IN_REVIEW) continue;
    if (isNewer(other, order)) {
      await yieldCheckout(deps, order);
      throw new ShopError({ code: 'cart-changed', data: await deps.cart.view(order.userID) });
    }
    const left = await closeOlder(deps, other, order);
    if (left) pending.push(left);
  }
  if (pending.length > 0) await assertFewPieces(deps, order, pending, user);
}

async function yieldCheckout(deps: SagaDeps, order: StoredOrder): Promise<void> {
  await closeOrder(deps, order._id, { reason: 'replaced' });
}

/**
 * Closes the checkout of an older cart; where it turns out to have money, or may have it, the newer one steps back.
 * @returns the older one where it stays, and this one goes on beside it
 */
async function closeOlder(
  deps: SagaDeps,
  older: StoredOrder,
  order: StoredOrder,
): Promise<StoredOrder | null> {
  try {
    const pending = await closeEarlier(deps, older, order.lines);
    if (pending && sharesLine(pending, order)) throw alreadyPaid(pending);
    return pending;
  } catch (error) {
    if (!isAlreadyPaid(error)) throw error;
    const after = await deps.orders.find(older._id);
    if (after?.saga === IN_REVIEW && !blocks(after, order)) return null;
    await yieldCheckout(deps, order);
    throw error;
  }
}

/** What is held by orders that nobody can close yet counts with what this one is to hold. */
async function assertFewPieces(
  deps: SagaDeps & Pick<CheckoutDeps, 'config'>,
  order: StoredOrder,
  pending: StoredOrder[],
  { isConfirmed }: Checkout['user'],
): Promise<void> {
  const [pieces, held] = [countPieces(order.lines), countPieces(pending.flatMap(({ lines }) => lines))];
  const most = maxUnpaidPieces(deps.config.LIMITS, isConfirmed);
  if (pieces + held <= most) return;
  await yieldCheckout(deps, order);
  throw new ShopError({
    code: 'too-many-unpaid',
    message: `Voit varata ennen maksua enintään ${most} kappaletta. Niistä ${held} on tilauksessa, jonka maksua tarkistetaan vielä, ja ostoskorissasi on ${pieces}. Vähennä määriä tai tilaa, kun maksu on selvinnyt.`,
    data: { ...(await deps.cart.view(order.userID)), pieces, maxPieces: Math.max(0, most - held) },
  });
}
