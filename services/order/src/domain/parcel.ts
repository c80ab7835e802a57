import type { OrderStatus } from '@shop/shop-rules';
import type { StoredOrder } from './order.ts';

const sentStatuses: OrderStatus[] = ['inShipping', 'delivered'];
const unsentStatuses: OrderStatus[] = ['pending', 'confirmed', 'inProcess'];

export const isUnsentStatus = (status: string | undefined): boolean =>
  unsentStatuses.some((unsent) => unsent === status);

export const isUnsent = ({ orderStatus }: Pick<StoredOrder, 'orderStatus'>): boolean =>
  isUnsentStatus(orderStatus);

type ParcelOrder = Pick<StoredOrder, 'lines' | 'refunds' | 'withdrawals' | 'history'>;

/**
 * Pieces of each line in the parcel: without those refunded or withdrawn before it was sent, with those returned later.
 */
export function inParcel({ lines, refunds, withdrawals, history }: ParcelOrder): number[] {
  const sentAt = sentAtOf(history);
  const isBefore = ({ at }: { at: Date }) => sentAt === null || at.toISOString() < sentAt;
  const before = Object.entries(refunds).filter(
    ([, refund]) => refund.state !== 'failed' && isBefore(refund),
  );
  const counted = new Set(before.map(([refundId]) => refundId));
  // Pieces of a notice are counted once: by its refund if there is one.
  const openNotices = Object.values(withdrawals).filter(
    (notice) => isBefore(notice) && !notice.refundIds.some((refundId) => counted.has(refundId)),
  );
  const removedLines = [...before.map(([, refund]) => refund), ...openNotices].flatMap(
    (entry) => entry.lines,
  );
  return lines.map(({ quantity }, index) =>
    removedLines.reduce(
      (remaining, removed) =>
        removed.line === index ? Math.max(0, remaining - removed.quantity) : remaining,
      quantity,
    ),
  );
}

/** When the parcel was sent, ISO 8601; null before that, or when the status was moved back. */
function sentAtOf(history: ParcelOrder['history']): string | null {
  let sentAt: string | null = null;
  for (const { what, to, at } of history) {
    if (what !== 'status') continue;
    if (sentStatuses.some((status) => status === to)) sentAt ??= at;
    if (isUnsentStatus(to)) sentAt = null;
  }
  return sentAt;
}
