import type { OrderStatus } from '@shop/shop-rules';
import type { StoredOrder } from './order.ts';

const sent: OrderStatus[] = ['inShipping', 'delivered'];
const toBeSent: OrderStatus[] = ['pending', 'confirmed', 'inProcess'];

type Sent = Pick<StoredOrder, 'lines' | 'refunds' | 'withdrawals' | 'history'>;

/**
 * Pieces of each line in the parcel: without those refunded or withdrawn before it was sent, with those returned later.
 */
export function inParcel({ lines, refunds, withdrawals, history }: Sent): number[] {
  const left = leftAt(history);
  const isBefore = ({ at }: { at: Date }) => left === null || at.toISOString() < left;
  const before = Object.entries(refunds).filter(
    ([, refund]) => refund.state !== 'failed' && isBefore(refund),
  );
  const counted = new Set(before.map(([refundId]) => refundId));
  // The refund that answers a notice already counts its pieces.
  const noticed = Object.values(withdrawals).filter(
    (notice) => isBefore(notice) && !notice.refundIds.some((refundId) => counted.has(refundId)),
  );
  const gone = [...before.map(([, refund]) => refund), ...noticed].flatMap((one) => one.lines);
  return lines.map(({ quantity }, place) =>
    gone.reduce((held, part) => (part.line === place ? Math.max(0, held - part.quantity) : held), quantity),
  );
}

/** When the parcel was sent, ISO 8601; null before that, or when the status was moved back. */
function leftAt(history: Sent['history']): string | null {
  let left: string | null = null;
  for (const { what, to, at } of history) {
    if (what !== 'status') continue;
    if (sent.some((status) => status === to)) left ??= at;
    if (toBeSent.some((status) => status === to)) left = null;
  }
  return left;
}
