import type { PaymentState } from '@shop/contracts';
import type { SagaDeps } from '../deps.ts';
import { mayBringMoney, withAttempt } from '../domain/money/attempts.ts';
import { decideMoney } from '../domain/money/money-decision.ts';
import { states } from '../domain/saga.ts';
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
  deps: SagaDeps,
  orderID: string,
  number: number,
  attempt: Attempt,
  state: PaymentState,
): Promise<StoredOrder> {
  const { paymentId, status, providerPaymentId = '', payerId = '' } = state;
  const { captured = null, chargeId = '', needsPayer = false, method, declines } = state;
  const { provider, amountCents } = attempt;
  // Payment calls an attempt paid only after holding the provider's sum against the one it was started with.
  if (status === 'paid') {
    const money = { paymentId, provider, amountCents, providerPaymentId, payerId, chargeId, method };
    return recordMoney(deps, orderID, (order) => decideMoney(order, money, deps.now()));
  }
  if (status === 'review') return recordReview(deps, orderID, { paymentId, captured, chargeId, method });
  return changeOrder(deps, orderID, (order) => {
    const known = order.attempts[number];
    if (!known || !mayBringMoney(known)) return null;
    if (status === 'open') {
      // A declined one is, or may be, being paid once more, as long as the order is to be paid.
      const isDeclined = known.status === 'failed';
      if (isDeclined && !states[order.saga].closable) return null;
      if (!isDeclined && needsPayer === (known.needsPayer ?? false)) return null;
      const change = isDeclined ? { status, needsPayer } : { needsPayer };
      return { set: { attempts: withAttempt(order, number, change) } };
    }
    const isAwaited = order.pendingPayment?.paymentId === paymentId;
    if (status === known.status && !isAwaited) return null;
    const set = {
      attempts: withAttempt(order, number, { status, ...(declines === undefined ? {} : { declines }) }),
      ...(isAwaited ? { pendingPayment: null } : {}),
    };
    // Without a link nobody has tried to pay; and while PayPal is silent a refusal that is told is only asked about again.
    const isTold = declines !== undefined && declines <= (known.declines ?? 0);
    if (status !== 'failed' || known.status !== 'open' || isTold) return { set };
    // Whoever answers the buyer's question about it has to see that it was tried.
    return { set, history: { at: deps.now().toISOString(), by: SYSTEM, what: 'declined' } };
  });
}
