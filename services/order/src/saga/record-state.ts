import type { PaymentState } from '@shop/contracts';
import type { SagaDeps } from '../deps.ts';
import { mayBringMoney, withAttempt } from '../domain/money/attempts.ts';
import { decideMoney } from '../domain/money/money-decision.ts';
import { states } from '../domain/saga.ts';
import { SYSTEM, type Attempt, type StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { recordReview } from './record-review.ts';
import { recordMoney } from './record-money.ts';

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
  // The payment service has compared the amount with the attempt's.
  if (status === 'paid') {
    const money = { paymentId, provider, amountCents, providerPaymentId, payerId, chargeId, method };
    return recordMoney(deps, orderID, (order) => decideMoney(order, money, deps.now()));
  }
  if (status === 'review') return recordReview(deps, orderID, { paymentId, captured, chargeId, method });
  return changeOrder(deps, orderID, (order) => {
    const stored = order.attempts[number];
    if (!stored || !mayBringMoney(stored)) return null;
    if (status === 'open') {
      // A declined attempt may be open again while the order is payable.
      const isDeclined = stored.status === 'failed';
      if (isDeclined && !states[order.saga].closable) return null;
      if (!isDeclined && needsPayer === (stored.needsPayer ?? false)) return null;
      const change = isDeclined ? { status, needsPayer } : { needsPayer };
      return { set: { attempts: withAttempt(order, number, change) } };
    }
    const isPending = order.pendingPayment?.paymentId === paymentId;
    if (status === stored.status && !isPending) return null;
    const set = {
      attempts: withAttempt(order, number, { status, ...(declines === undefined ? {} : { declines }) }),
      ...(isPending ? { pendingPayment: null } : {}),
    };
    // Refusals already in the history, or before a link was given out, are not added.
    const isRecorded = declines !== undefined && declines <= (stored.declines ?? 0);
    if (status !== 'failed' || stored.status !== 'open' || isRecorded) return { set };
    // Support has to see that the buyer tried to pay.
    return { set, history: { at: deps.now().toISOString(), by: SYSTEM, what: 'declined' } };
  });
}
