import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../deps.ts';
import { attemptOf, isLive, mayBringMoney } from '../domain/money/attempts.ts';
import { SYSTEM, type Attempt, type StoredOrder } from '../domain/order.ts';
import { changeOrder } from '../saga/change-order.ts';
import { recordState } from '../saga/record-state.ts';

type Pending = { paymentId: string; reason: string };

/**
 * Writes down that the provider is still deciding about an attempt's money, for the maker to see; once for each reason,
 * and only as long as the attempt is not over. One that was declined may have been approved once more: whether this is of
 * then, or older news, payment says.
 * @returns the order after it
 * @throws ShopError `order-not-found`, `payment-not-found` when the order has no such attempt; `unavailable` and the like
 */
export async function notePending(deps: SagaDeps, orderID: string, pending: Pending): Promise<StoredOrder> {
  const { paymentId, reason } = pending;
  const isOpenAgain = await isApprovedAnew(deps, orderID, pending);
  return changeOrder(deps, orderID, (order) => {
    const attempt = attemptIn(order, pending);
    const known = order.pendingPayment;
    const isOpen = isLive(attempt) || (isOpenAgain && mayBringMoney(attempt));
    if (!isOpen || (known?.paymentId === paymentId && known.reason === reason)) return null;
    return {
      set: { pendingPayment: { paymentId, reason } },
      history: { at: deps.now().toISOString(), by: SYSTEM, what: `pending: ${reason}` },
    };
  });
}

/** Whether an attempt that the order knows as declined is being decided about after all. */
async function isApprovedAnew(deps: SagaDeps, orderID: string, pending: Pending): Promise<boolean> {
  const order = await deps.orders.find(orderID);
  if (!order) throw new ShopError({ code: 'order-not-found' });
  const attempt = attemptIn(order, pending);
  if (isLive(attempt) || !mayBringMoney(attempt)) return false;
  const { paymentId } = pending;
  const state = await deps.payments.settle(paymentId);
  await recordState(deps, orderID, attemptOf(paymentId), attempt, state);
  return state.status === 'open';
}

function attemptIn({ attempts }: StoredOrder, { paymentId }: Pending): Attempt {
  const attempt = attempts[attemptOf(paymentId)];
  if (!attempt) throw new ShopError({ code: 'payment-not-found' });
  return attempt;
}
