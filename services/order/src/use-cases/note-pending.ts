import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../deps.ts';
import { attemptOf, isLive, mayBringMoney } from '../domain/money/attempts.ts';
import { SYSTEM, type Attempt, type StoredOrder } from '../domain/order.ts';
import { changeOrder } from '../saga/change-order.ts';
import { recordState } from '../saga/record-state.ts';

type Pending = { paymentId: string; reason: string };

/**
 * Recorded once for each reason. A declined attempt is settled first, because its buyer may have approved it again.
 * @throws `order-not-found`, `payment-not-found`
 */
export async function notePending(deps: SagaDeps, orderID: string, pending: Pending): Promise<StoredOrder> {
  const { paymentId, reason } = pending;
  const wasReopened = await reopenedByBuyer(deps, orderID, pending);
  return changeOrder(deps, orderID, (order) => {
    const attempt = attemptIn(order, pending);
    const stored = order.pendingPayment;
    const isOpen = isLive(attempt) || (wasReopened && mayBringMoney(attempt));
    if (!isOpen || (stored?.paymentId === paymentId && stored.reason === reason)) return null;
    return {
      set: { pendingPayment: { paymentId, reason } },
      history: { at: deps.now().toISOString(), by: SYSTEM, what: `pending: ${reason}` },
    };
  });
}

async function reopenedByBuyer(deps: SagaDeps, orderID: string, pending: Pending): Promise<boolean> {
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
