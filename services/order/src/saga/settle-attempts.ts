import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../deps.ts';
import { paymentIdOf, unclosedAttempts } from '../domain/money/attempts.ts';
import type { Attempt, StoredOrder } from '../domain/order.ts';
import { recordState } from './record-state.ts';

/** @throws `unavailable` while the provider's answer is unknown */
export async function settleAttempt(
  deps: SagaDeps,
  orderID: string,
  [number, attempt]: [number, Attempt],
): Promise<StoredOrder> {
  const state = await deps.payments.settle(paymentIdOf(orderID, number));
  return recordState(deps, orderID, number, attempt, state);
}

const PARALLEL_CALLS = 5;

/**
 * Attempts whose state is unknown stay unchanged.
 * @param attempts by default all that may still bring money
 */
export async function settleAttempts(
  deps: SagaDeps,
  order: StoredOrder,
  attempts: [number, Attempt][] = unclosedAttempts(order),
): Promise<StoredOrder> {
  const answers: PromiseSettledResult<StoredOrder>[] = [];
  for (let start = 0; start < attempts.length; start += PARALLEL_CALLS) {
    const batch = attempts.slice(start, start + PARALLEL_CALLS);
    answers.push(
      ...(await Promise.allSettled(batch.map((attempt) => settleAttempt(deps, order._id, attempt)))),
    );
  }
  for (const answer of answers) {
    if (answer.status === 'rejected') {
      deps.logger.warn({ err: answer.reason as unknown, orderID: order._id }, 'a payment is not known yet');
    }
  }
  const [first, ...others] = answers;
  if (first?.status === 'fulfilled' && others.length === 0) return first.value;
  const after = await deps.orders.find(order._id);
  if (!after) throw new ShopError({ code: 'order-not-found' });
  return after;
}
