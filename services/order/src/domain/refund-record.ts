import type { OrderHistoryEntry, RefundReason } from '@shop/contracts';
import { eurosText } from '@shop/money';
import type { StoredRefund } from './order-money.ts';
import type { RefundPlan } from './refund-plan.ts';

type Asked = {
  paymentId: string;
  currency: string;
  plan: RefundPlan;
  reason: RefundReason;
  by: string;
  note: string;
};

/** A refund that has just been decided; its provider does not know of it yet. */
export function requestedRefund(
  { paymentId, currency, plan, reason, by, note }: Asked,
  now: Date,
): StoredRefund {
  return {
    paymentId,
    currency,
    ...plan,
    reason,
    by,
    note,
    state: 'requested',
    change: 0,
    providerRefundId: '',
    failure: '',
    at: now,
    changedAt: now,
    restockedAt: null,
  };
}

/** The line of an order's history that tells how a refund stands now; why it failed, or what was written about it. */
export function refundEntry(
  { state, cents, currency, by, note, failure }: StoredRefund,
  now: Date,
): OrderHistoryEntry {
  const text = state === 'failed' ? failure : state === 'requested' ? note : '';
  return {
    at: now.toISOString(),
    by,
    what: `refund: ${state} ${eurosText(cents)} ${currency}`,
    ...(text ? { text } : {}),
  };
}

/** Whether pieces of a refund are on their way back to the stock. */
export function owesStock({ lines, restockedAt }: StoredRefund): boolean {
  return restockedAt === null && lines.some(({ restock }) => restock > 0);
}
