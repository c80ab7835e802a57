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
 * One open checkout per buyer, and none beside a paid order (Decision 0011). The order is stored
 * first, so of two parallel calls one sees the other. @throws `cart-changed`, `order-already-paid`, `too-many-unpaid`,
 * `payment-unknown`, `unavailable`
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
  for (const checkout of others) {
    if (blocks(checkout, order)) {
      await yieldCheckout(deps, order);
      throw alreadyPaid(checkout);
    }
    if (checkout.saga === IN_REVIEW) continue;
    if (isNewer(checkout, order)) {
      await yieldCheckout(deps, order);
      throw new ShopError({ code: 'cart-changed', data: await deps.cart.view(order.userID) });
    }
    const stillOpen = await closeOlder(deps, checkout, order);
    if (stillOpen) pending.push(stillOpen);
  }
  if (pending.length > 0) await assertFewPieces(deps, order, pending, user);
}

async function yieldCheckout(deps: SagaDeps, order: StoredOrder): Promise<void> {
  await closeOrder(deps, order._id, { reason: 'replaced' });
}

/** @returns the older order when it stays open beside this one */
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

/** Orders that cannot be closed yet count towards the cap. */
async function assertFewPieces(
  deps: SagaDeps & Pick<CheckoutDeps, 'config'>,
  order: StoredOrder,
  pending: StoredOrder[],
  { isConfirmed }: Checkout['user'],
): Promise<void> {
  const [pieces, held] = [countPieces(order.lines), countPieces(pending.flatMap(({ lines }) => lines))];
  const maxPieces = maxUnpaidPieces(deps.config.LIMITS, isConfirmed);
  if (pieces + held <= maxPieces) return;
  await yieldCheckout(deps, order);
  throw new ShopError({
    code: 'too-many-unpaid',
    message: `Voit varata ennen maksua enintään ${maxPieces} kappaletta. Niistä ${held} on tilauksessa, jonka maksua tarkistetaan vielä, ja ostoskorissasi on ${pieces}. Vähennä määriä tai tilaa, kun maksu on selvinnyt.`,
    data: { ...(await deps.cart.view(order.userID)), pieces, maxPieces: Math.max(0, maxPieces - held) },
  });
}
