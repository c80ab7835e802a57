import type { PaymentState } from '@shop/contracts';
import type { OrderDeps } from '../deps.ts';
import { isLive, withAttempt } from '../domain/attempts.ts';
import { SYSTEM, type Attempt, type StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { holdOrder } from './hold-order.ts';
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
  const { paymentId, status, providerPaymentId = '', payerId = '', captured = null, chargeId = '' } = state;
  const { provider, amountCents } = attempt;
  // Payment calls an attempt paid only after holding the provider's sum against the one it was started with.
  if (status === 'paid') {
    const money = { paymentId, provider, amountCents, providerPaymentId, payerId, chargeId };
    return recordMoney(deps, orderID, money);
  }
  if (status === 'review') return holdOrder(deps, orderID, { paymentId, captured, chargeId });
  return changeOrder(deps, orderID, (order) => {
    if (status === 'open' || !isLive(order.attempts[number])) return null;
    const set = { attempts: withAttempt(order, number, { status }) };
    if (status !== 'failed') return { set };
    // Whoever answers the buyer's question about it has to see that it was tried.
    return { set, history: { at: deps.now().toISOString(), by: SYSTEM, what: 'declined' } };
  });
}
