import type { EventOf, paymentDisputed } from '@shop/events';
import { eurosText } from '@shop/money';
import type { SagaDeps } from '../deps.ts';
import { PROVIDER } from '../domain/order-money.ts';
import type { StoredOrder } from '../domain/order.ts';
import { paymentStatusOf } from '../domain/money/refunds.ts';
import { closeReturned } from '../domain/money/review-exits.ts';
import { changeOrder } from '../saga/change-order.ts';
import { finishClosing } from '../saga/close-order.ts';

/**
 * Open disputes block refunds; lost ones count as returned and may close an order in review.
 * @throws `order-not-found`
 */
export async function noteDispute(deps: SagaDeps, update: EventOf<typeof paymentDisputed>): Promise<void> {
  const { orderID, disputeId, paymentId, state, amountCents: cents, currency, reason, change, at } = update;
  const respondBy = update.respondBy ? { respondBy: new Date(update.respondBy) } : {};
  const written = await changeOrder(deps, orderID, (order) => {
    const stored = order.disputes[disputeId];
    if (stored && stored.change >= change) return null;
    const dispute = { paymentId, state, cents, currency, reason, ...respondBy, change, at: new Date(at) };
    const disputes = { ...order.disputes, [disputeId]: dispute };
    const after: StoredOrder = { ...order, disputes };
    return {
      set: { disputes, paymentStatus: paymentStatusOf(after), ...closeReturned(after, deps.now()) },
      history: {
        at: deps.now().toISOString(),
        by: PROVIDER,
        what: `dispute: ${state} ${eurosText(cents)} ${currency}`,
        ...(reason ? { text: reason } : {}),
      },
    };
  });
  await finishClosing(deps, written);
}
