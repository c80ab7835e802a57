import type { Timeline, TimelineItem } from '@shop/contracts';
import type { SagaDeps } from '../deps.ts';
import { piecesOf } from '../domain/holds.ts';
import { getOrder } from '../use-cases/get-order.ts';

/** A service that is away is left out. @throws `order-not-found` */
export async function readTimeline(
  deps: Pick<SagaDeps, 'catalog' | 'orders' | 'payments'>,
  orderID: string,
): Promise<Timeline> {
  const { lines } = await getOrder(deps, orderID);
  const productIDs = piecesOf(lines).map(({ productID }) => productID);
  const [waiting, ...parts] = await Promise.all([
    deps.orders.findWaiting(orderID),
    fetchPart('payment', deps.payments.timeline(orderID)),
    fetchPart('catalog', deps.catalog.timeline(orderID, productIDs)),
  ]);
  const own = waiting.map(({ name, at, waiting: consumers, requestId }): TimelineItem => ({
    at: at.toISOString(),
    kind: 'event',
    what: name,
    outcome: 'waiting',
    answer: consumers.join(', '),
    requestId,
  }));
  const entries = [...own, ...parts.flatMap(({ entries: items }) => items ?? [])];
  return {
    entries: entries.toSorted((one, other) => one.at.localeCompare(other.at)),
    missing: parts.filter(({ entries: items }) => items === null).map(({ of }) => of),
  };
}

async function fetchPart<S extends 'payment' | 'catalog'>(
  of: S,
  pendingItems: Promise<TimelineItem[]>,
): Promise<{ of: S; entries: TimelineItem[] | null }> {
  return { of, entries: await pendingItems.catch(() => null) };
}
