import type { NewEvent } from '@shop/events';
import { ShopError } from '@shop/service-kit';
import { promisedWeek } from '@shop/shop-rules';
import type { SagaDeps } from '../deps.ts';
import { isLater, type Checkout } from '../domain/checkout/checkout.ts';
import { latestLive, methodOf, withNewAttempt } from '../domain/money/attempts.ts';
import type { Attempt, StoredOrder } from '../domain/order.ts';
import { enter } from '../domain/saga.ts';
import { changeOrder } from './change-order.ts';
import { discountUse } from '../discounts/index.ts';
import { driveOrder } from './drive-order.ts';
import { takeHolds } from './holds.ts';
import type { Payer } from './start-attempt.ts';

type Reserved = { order: StoredOrder; attempt?: [number, Attempt] };
type SeenWeeks = Checkout['seenWeeks'];

/**
 * Holds the stock and, in the update that places the order, starts the first attempt. Concurrent calls share the
 * order's holds.
 * @throws `out-of-stock`, `cart-changed`, `discount-refused`, `order-closed`
 */
export async function reserveOrder(
  deps: SagaDeps,
  order: StoredOrder,
  { provider, address, methods, seenWeeks }: Payer & { seenWeeks: SeenWeeks },
): Promise<Reserved> {
  if (order.saga === 'reserved') return { order };
  let at: Date | undefined;
  const placing: Placing = (read, now) => {
    at = now;
    const attempts = withNewAttempt(read, { provider, address, methods }, now);
    return { set: { address, paymentMethod: methodOf(provider), attempts } };
  };
  const after = await holdAndPlace(deps, order, placing, seenWeeks);
  // Two calls of the same millisecond are harmless: an attempt's number opens once.
  const started = latestLive(after, provider);
  if (started?.[1].startedAt.getTime() !== at?.getTime()) return { order: after };
  return { order: after, attempt: started };
}

type Placing = (read: StoredOrder, at: Date) => { set: Partial<StoredOrder>; audit?: NewEvent };

export async function holdAndPlace(
  deps: SagaDeps,
  order: StoredOrder,
  placing: Placing,
  seenWeeks: SeenWeeks = new Map(),
): Promise<StoredOrder> {
  const { result: holdResult, queuedDays } = await takeHolds(deps, order);
  const at = deps.now();
  const lines = await promised(deps, order, { queuedDays, at });
  const isTooLate = isLater(lines, seenWeeks);
  const after = await changeOrder(deps, order, (read) => {
    if (read.saga !== 'reserving' || read.generation !== order.generation || holdResult === 'closed')
      return null;
    if (holdResult !== 'held' || isTooLate) return { set: enter('releasing', read, at) };
    const { set, ...audit } = placing(read, at);
    return { set: { ...enter('reserved', read, at), placedAt: at, lines, ...set }, ...audit };
  });
  if (after.saga === 'reserved' && after.generation === order.generation) return after;
  if ((holdResult === 'held' && !isTooLate) || holdResult === 'closed')
    throw new ShopError({ code: 'order-closed' });
  await driveOrder(deps, after);
  if (holdResult === 'used-up') throw await discountUse.refusalOf(deps, order);
  const cart = order.manual ? {} : { data: await deps.cart.view(order.userID) };
  throw new ShopError({ code: isTooLate ? 'cart-changed' : 'out-of-stock', ...cart });
}

async function promised(
  { catalog }: Pick<SagaDeps, 'catalog'>,
  { lines }: StoredOrder,
  { queuedDays, at }: { queuedDays: number | undefined; at: Date },
): Promise<StoredOrder['lines']> {
  if (queuedDays === undefined) return lines;
  const week = promisedWeek(queuedDays, (await catalog.settings()).workshop, at);
  return lines.map((line) => (line.promise ? { ...line, promise: { ...line.promise, week } } : line));
}
