import type { OrderHistoryEntry, RefundReason } from '@shop/contracts';
import { eurosText } from '@shop/money';
import type { StoredRefund } from '../order-money.ts';
import type { RefundPlan } from './refund-plan.ts';

type NewRefund = {
  paymentId: string;
  currency: string;
  plan: RefundPlan;
  reason: RefundReason;
  by: string;
  note: string;
} & Pick<StoredRefund, 'retryOf' | 'elsewhere' | 'isNoteForBuyer'>;

export function requestedRefund(
  { paymentId, currency, plan, reason, by, note, isNoteForBuyer, retryOf, elsewhere }: NewRefund,
  now: Date,
): StoredRefund {
  return {
    paymentId,
    currency,
    ...plan,
    reason,
    by,
    note,
    ...(isNoteForBuyer ? { isNoteForBuyer } : {}),
    ...(retryOf ? { retryOf } : {}),
    ...(elsewhere ? { elsewhere } : {}),
    state: elsewhere ? 'succeeded' : 'requested',
    change: 0,
    providerRefundId: '',
    failure: '',
    at: now,
    changedAt: now,
    restockedAt: null,
  };
}

export function refundEntry(
  { state, cents, currency, by, note, failure, elsewhere }: StoredRefund,
  now: Date,
): OrderHistoryEntry {
  const visibleNote = state === 'requested' || elsewhere ? note : '';
  const text = state === 'failed' ? failure : visibleNote;
  return {
    at: now.toISOString(),
    by,
    what: `refund: ${state} ${eurosText(cents)} ${currency}`,
    ...(text ? { text } : {}),
  };
}

/** Whether pieces of a refund are still to go back on sale. */
export function owesStock({ lines, restockedAt }: StoredRefund): boolean {
  return restockedAt === null && lines.some(({ restock }) => restock > 0);
}
