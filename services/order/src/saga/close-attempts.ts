import type { ClosePaymentInput, PaymentState } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../deps.ts';
import { enter } from '../domain/saga.ts';
import { unclosedAttempts, paymentIdOf } from '../domain/money/attempts.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { recordState } from './record-state.ts';

/**
 * Closes every attempt at its provider. Only when none is left by which money could come is the stock let go; an
 * attempt that turns out to be paid confirms the order instead.
 * @throws ShopError `payment-unknown` when a provider did not say
 */
export async function closeAttempts(deps: SagaDeps, order: StoredOrder): Promise<StoredOrder> {
  const after = await closeUnclosed(deps, order, { takeApproved: order.takeApproved });
  if (after.saga !== 'closing') return after;
  return changeOrder(deps, order._id, (now) => {
    if (now.saga !== 'closing' || unclosedAttempts(now).length > 0) return null;
    return { set: enter('releasing', now, deps.now()) };
  });
}

/**
 * Closes the attempts by which money could still come, one after another, until one of them moves the order on. A
 * provider that is away holds up its own attempts alone: what the buyer has approved at the other one would be taken
 * meanwhile.
 * @throws ShopError `payment-unknown` when a provider did not say, after all were asked
 */
export async function closeUnclosed(
  deps: SagaDeps,
  order: StoredOrder,
  closing: ClosePaymentInput = {},
): Promise<StoredOrder> {
  let after = order;
  const failures: unknown[] = [];
  for (const [number, attempt] of unclosedAttempts(order)) {
    try {
      const state = await closeAtProvider(deps, order, number, closing);
      after = await recordState(deps, order._id, number, attempt, state);
    } catch (error) {
      failures.push(error);
    }
    if (after.saga !== order.saga) return after;
  }
  if (failures.length > 0) throw failures[0];
  return after;
}

/** Closes one attempt; one that payment has never heard of is as good as closed. */
export async function closeAtProvider(
  { payments }: Pick<SagaDeps, 'payments'>,
  order: Pick<StoredOrder, '_id'>,
  number: number,
  closing: ClosePaymentInput = {},
): Promise<PaymentState> {
  const paymentId = paymentIdOf(order._id, number);
  try {
    const state = await payments.close(paymentId, closing);
    if (state.status !== 'open') return state;
  } catch (cause) {
    if (cause instanceof ShopError && cause.code === 'payment-not-found') {
      return { paymentId, status: 'closed' };
    }
    throw new ShopError({ code: 'payment-unknown', cause, retryAfterSeconds: 5 });
  }
  throw new ShopError({ code: 'payment-unknown', retryAfterSeconds: 5 });
}
