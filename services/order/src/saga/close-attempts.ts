import type { ClosePaymentInput, PaymentState } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../deps.ts';
import { enter } from '../domain/saga.ts';
import { unclosedAttempts, paymentIdOf } from '../domain/money/attempts.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { recordState } from './record-state.ts';

/**
 * Lets the stock go only when no open attempt can bring money; a paid one confirms the order.
 * @throws `payment-unknown`
 */
export async function closeAttempts(deps: SagaDeps, order: StoredOrder): Promise<StoredOrder> {
  const after = await closeUnclosed(deps, order, { captureApproved: order.captureApproved });
  if (after.saga !== 'closing') return after;
  return changeOrder(deps, order._id, (now) => {
    if (now.saga !== 'closing' || unclosedAttempts(now).length > 0) return null;
    return { set: enter('releasing', now, deps.now()) };
  });
}

/**
 * Closes attempts until one moves the order on. Asks every provider before it throws, so that one failure does not hide
 * money at the other.
 * @throws `payment-unknown`
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

/** An attempt that the payment service never received counts as closed. */
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
