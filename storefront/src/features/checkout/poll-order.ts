import type { Order } from '@shop/contracts/order';
import type { Outcome } from '@shop/shop-client';

const TRIES = 5;
const PAUSE_MS = 2_000;

export type Polled =
  | { kind: 'paid' | 'open' | 'review' | 'returned' | 'called-off' | 'failed'; order: Order }
  | { kind: 'none' }
  | { kind: 'refused' }
  | { kind: 'no-answer' };

type Deps = { find: () => Promise<Outcome<Order | null>>; pause: (ms: number) => Promise<void> };

/** Until the payment state is final, at most five times. */
export async function pollOrder({ find, pause }: Deps): Promise<Polled> {
  let last: Polled = { kind: 'none' };
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (attempt > 1) await pause(PAUSE_MS);
    last = polledFrom(await find(), last);
    if ('order' in last && last.kind !== 'open') return last;
  }
  return last;
}

function polledFrom(outcome: Outcome<Order | null>, before: Polled): Polled {
  if (outcome.outcome === 'ok') return outcome.data ? evaluatePayment(outcome.data) : { kind: 'none' };
  if ('order' in before) return before;
  if (outcome.outcome === 'network') return { kind: 'no-answer' };
  return { kind: outcome.status === 404 ? 'none' : 'refused' };
}

export function evaluatePayment(order: Order): Extract<Polled, { order: Order }> {
  if (order.isReviewed) return { kind: 'review', order };
  if (order.paymentStatus === 'refunded') return { kind: 'returned', order };
  if (order.paymentStatus === 'paid' && order.orderStatus === 'rejected')
    return { kind: 'called-off', order };
  // A refund is under way: not failed until it has arrived.
  const isReturning = order.paymentStatus === 'pending' && order.refunds !== undefined;
  if (isReturning) return { kind: 'open', order };
  if (order.paymentStatus === 'failed' || order.orderStatus === 'rejected') return { kind: 'failed', order };
  // Any later status implies a confirmed order.
  const isSettled = order.paymentStatus === 'paid' && order.orderStatus !== 'pending';
  return { kind: isSettled ? 'paid' : 'open', order };
}
