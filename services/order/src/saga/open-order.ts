import { ShopError } from '@shop/service-kit';
import { tracing } from '@shop/tracing';
import type { CheckoutDeps, SagaDeps } from '../deps.ts';
import { isSameOrder, type Checkout } from '../domain/checkout/checkout.ts';
import { newOrder } from '../domain/checkout/new-order.ts';
import type { StoredOrder } from '../domain/order.ts';
import { states } from '../domain/saga.ts';
import { alreadyPaid } from './already-paid.ts';
import { clearPaidLines } from './clear-paid-lines.ts';
import { closeEarlier } from './close-earlier.ts';

const TRIES = 8;
/** A link with less time left is not given out. */
const MIN_REMAINING_MS = 10 * 60_000;

/**
 * Its id comes from user, cart version and a counter of closed tries. @throws `cart-changed`, `order-already-paid`,
 * `payment-unknown`, `busy`
 */
export async function openOrder(
  deps: SagaDeps & Pick<CheckoutDeps, 'config' | 'numbers'>,
  checkout: Checkout,
): Promise<StoredOrder> {
  const { orders, config, now } = deps;
  // Most checkouts are their cart's first.
  const first = await insertNew(deps, checkout, 0);
  if (first) return first;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const latest = await orders.findLatest(checkout.user.id, checkout.cart.version);
    if (latest && isUsable(latest, checkout, now(), config.HOLD_MINUTES)) return latest;
    if (latest?.saga === 'released' && latest.placedAt === null) {
      const { counter } = latest;
      const reopened = await reopen(deps, latest, (number, at) =>
        newOrder(checkout, { number, counter, now: at, holdMinutes: config.HOLD_MINUTES }),
      );
      if (reopened) return reopened;
    } else if (!latest || latest.saga === 'released') {
      const inserted = await insertNew(deps, checkout, latest ? latest.counter + 1 : 0);
      if (inserted) return inserted;
    } else if (latest.confirmedAt) {
      // Paid, but the cart's event is still on its way.
      await clearPaidLines(deps, checkout.user.id, [latest]);
    } else {
      const pending = await closeEarlier(deps, latest, checkout.lines);
      if (pending) throw alreadyPaid(pending);
    }
  }
  throw new ShopError({ code: 'busy' });
}

function insertNew(
  deps: Pick<CheckoutDeps, 'config' | 'now' | 'numbers' | 'orders'>,
  checkout: Checkout,
  counter: number,
): Promise<StoredOrder | null> {
  const holdMinutes = deps.config.HOLD_MINUTES;
  return insertNumbered(deps, (number, now) => newOrder(checkout, { number, counter, now, holdMinutes }));
}

type MakeOrder = (number: string, now: Date) => StoredOrder;

/** @returns null when another call was faster, or the number is taken */
export async function insertNumbered(
  { orders, numbers, now }: Pick<CheckoutDeps, 'now' | 'numbers' | 'orders'>,
  make: MakeOrder,
): Promise<StoredOrder | null> {
  const at = now();
  const number = await numbers.next(at);
  const order = { ...make(number, at), ...tracing().storedFields() };
  if (await orders.insert(order)) return order;
  if (await orders.find(order._id)) numbers.giveBack(number);
  else await numbers.catchUp(at);
  return null;
}

function isUsable(order: StoredOrder, checkout: Checkout, now: Date, holdMinutes: number): boolean {
  if (!states[order.saga].closable) return false;
  const remainingMs = order.expiresAt.getTime() - now.getTime();
  return remainingMs > Math.min(MIN_REMAINING_MS, holdMinutes * 20_000) && isSameOrder(order, checkout);
}

/**
 * Reuses the place of a try that was never placed. A new generation keeps the earlier release from freeing its stock;
 * history starts over.
 */
export function reopen(
  { orders, now }: Pick<CheckoutDeps, 'now' | 'orders'>,
  earlier: StoredOrder,
  make: MakeOrder,
): Promise<StoredOrder | null> {
  const at = now();
  const { _id: _sameId, version: _version, generation: _generation, ...fresh } = make(earlier.number, at);
  return orders.update(
    earlier,
    { set: { ...fresh, ...tracing().storedFields(), generation: earlier.generation + 1 } },
    at,
  );
}
