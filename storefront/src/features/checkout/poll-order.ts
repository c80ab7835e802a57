import type { Order } from '@shop/contracts/order';
import type { Outcome } from '@shop/shop-client';

const TRIES = 5;
const PAUSE_MS = 2_000;

/** What the last look at the order said. */
export type Polled =
  | { kind: 'paid' | 'open' | 'review' | 'returned' | 'called-off' | 'failed'; order: Order }
  | { kind: 'none' }
  | { kind: 'refused' }
  | { kind: 'no-answer' };

type Deps = { find: () => Promise<Outcome<Order | null>>; pause: (ms: number) => Promise<void> };

/**
 * Looks at an order until it is paid and confirmed, paid back, or a person's to decide, at most five times, every two seconds. A
 * look that fails is followed by the next one; only the last one counts.
 */
export async function pollOrder({ find, pause }: Deps): Promise<Polled> {
  let last: Polled = { kind: 'none' };
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (attempt > 1) await pause(PAUSE_MS);
    last = look(await find(), last);
    if ('order' in last && last.kind !== 'open') return last;
  }
  return last;
}

function look(outcome: Outcome<Order | null>, before: Polled): Polled {
  if (outcome.outcome === 'ok') return outcome.data ? judge(outcome.data) : { kind: 'none' };
  // What was seen once is still worth more than a later silence.
  if ('order' in before) return before;
  if (outcome.outcome === 'network') return { kind: 'no-answer' };
  return { kind: outcome.status === 404 ? 'none' : 'refused' };
}

/** How the payment of an order stands. */
export function judge(order: Order): Extract<Polled, { order: Order }> {
  // Money has come: nothing has failed, and nobody decides within seconds.
  if (order.isReviewed) return { kind: 'review', order };
  // What has been paid and is back did not fail, whether or not its order stands.
  if (order.paymentStatus === 'refunded') return { kind: 'returned', order };
  // Its buyer or the maker has taken it back since; the payment itself was a success.
  if (order.paymentStatus === 'paid' && order.orderStatus === 'rejected')
    return { kind: 'called-off', order };
  // Money is on its way back: until it has arrived nothing is called failed.
  const isReturning = order.paymentStatus === 'pending' && order.refunds !== undefined;
  if (isReturning) return { kind: 'open', order };
  if (order.paymentStatus === 'failed' || order.orderStatus === 'rejected') return { kind: 'failed', order };
  // An order that the maker has moved on already was confirmed before.
  const isSettled = order.paymentStatus === 'paid' && order.orderStatus !== 'pending';
  return { kind: isSettled ? 'paid' : 'open', order };
}
