import type { PaymentState } from '@shop/contracts';
import type { OrderDeps } from '../deps.ts';
import { isLive, withAttempt } from '../domain/attempts.ts';
import { decideMoney } from '../domain/money-decision.ts';
import { SYSTEM, type Attempt, type StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { recordReview } from './record-review.ts';
import { recordMoney } from './record-money.ts';

/**
 * Writes down what payment has found out about an attempt.
 * @param attempt the attempt as the order knows it
 * @returns the order after it
 */
export async function recordState(
  deps: OrderDeps,
  orderID: string,
  number: number,
  attempt: Attempt,
  state: PaymentState,
): Promise<StoredOrder> {
  const { paymentId, status, providerPaymentId = '', payerId = '' } = state;
  const { captured = null, chargeId = '', needsPayer = false, method } = state;
  const { provider, amountCents } = attempt;
  // Payment calls an attempt paid only after holding the provider's sum against the one it was started with.
  if (status === 'paid') {
    const money = { paymentId, provider, amountCents, providerPaymentId, payerId, chargeId, method };
    return recordMoney(deps, orderID, (order) => decideMoney(order, money, deps.now()));
  }
  if (status === 'review') return recordReview(deps, orderID, { paymentId, captured, chargeId });
  return changeOrder(deps, orderID, (order) => {
    const known = order.attempts[number];
    if (!known || !isLive(known)) return null;
    if (status === 'open') {
      if (needsPayer === (known.needsPayer ?? false)) return null;
      return { set: { attempts: withAttempt(order, number, { needsPayer }) } };
    }
    const isAwaited = order.pendingPayment?.paymentId === paymentId;
    const set = {
      attempts: withAttempt(order, number, { status }),
      ...(isAwaited ? { pendingPayment: null } : {}),
    };
    // Without a link nobody has tried to pay.
    if (status !== 'failed' || known.status === 'starting') return { set };
    // Whoever answers the buyer's question about it has to see that it was tried.
    return { set, history: { at: deps.now().toISOString(), by: SYSTEM, what: 'declined' } };
  });
}
