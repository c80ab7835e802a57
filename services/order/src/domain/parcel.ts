import type { OrderStatus } from '@shop/shop-rules';
import type { StoredOrder } from './order.ts';

const sent: OrderStatus[] = ['inShipping', 'delivered'];
const toBeSent: OrderStatus[] = ['pending', 'confirmed', 'inProcess'];

type Sent = Pick<StoredOrder, 'lines' | 'refunds' | 'withdrawals' | 'history'>;

/**
 * How many pieces of each line an order's parcel holds, or will hold: those whose money had gone back before it left, or
 * that the buyer had withdrawn from, are not there. Later on, pieces are paid back because they return, and the parcel held
 * them all the same.
 */
export function inParcel({ lines, refunds, withdrawals, history }: Sent): number[] {
  const left = leftAt(history);
  const isBefore = ({ at }: { at: Date }) => left === null || at.toISOString() < left;
  const before = Object.entries(refunds).filter(
    ([, refund]) => refund.state !== 'failed' && isBefore(refund),
  );
  const counted = new Set(before.map(([refundId]) => refundId));
  // A notice that a refund has answered is told by that.
  const noticed = Object.values(withdrawals).filter(
    (notice) => isBefore(notice) && !notice.refundIds.some((refundId) => counted.has(refundId)),
  );
  const gone = [...before.map(([, refund]) => refund), ...noticed].flatMap((one) => one.lines);
  return lines.map(({ quantity }, place) =>
    gone.reduce((held, part) => (part.line === place ? Math.max(0, held - part.quantity) : held), quantity),
  );
}

/** When the parcel left, ISO 8601; null before that, and where somebody took it back. */
function leftAt(history: Sent['history']): string | null {
  let left: string | null = null;
  for (const { what, to, at } of history) {
    if (what !== 'status') continue;
    if (sent.some((status) => status === to)) left ??= at;
    if (toBeSent.some((status) => status === to)) left = null;
  }
  return left;
}
