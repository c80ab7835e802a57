import type { ChangeDeps, SagaDeps } from '../deps.ts';
import { piecesOf } from '../domain/holds.ts';
import { SYSTEM, type StoredOrder } from '../domain/order.ts';
import type { StoredRefund } from '../domain/order-money.ts';
import { owesStock } from '../domain/money/refund-record.ts';
import { changeOrder } from './change-order.ts';

/** A refund still without its pieces on sale was left by a process that died. */
const STUCK_MS = 20_000;

/** Only finished orders have such pieces. */
export function dueForStock(now: Date): Pick<StoredOrder, 'dueAt'> {
  return { dueAt: new Date(now.getTime() + STUCK_MS) };
}

export function owesAnyStock({ refunds }: Pick<StoredOrder, 'refunds'>): boolean {
  return Object.values(refunds).some(owesStock);
}

/** The catalogue puts back each refund's pieces once. */
export async function returnStock(
  deps: ChangeDeps & Pick<SagaDeps, 'catalog'>,
  order: StoredOrder,
): Promise<StoredOrder> {
  const { _id: orderID, refunds } = order;
  const owed = Object.entries(refunds).filter(([, refund]) => owesStock(refund));
  for (const [refundId, refund] of owed) {
    for (const pieces of piecesOf(returnedLines(order, refund))) {
      await deps.catalog.putBack({ orderID, refundId, ...pieces });
    }
  }
  return changeOrder(deps, orderID, (read) => {
    const now = deps.now();
    const done = owed.flatMap(([refundId]) => {
      const refund = read.refunds[refundId];
      return refund && owesStock(refund) ? [[refundId, { ...refund, restockedAt: now }] as const] : [];
    });
    if (done.length === 0) return null;
    const after = { ...read.refunds, ...Object.fromEntries(done) };
    const pieces = done.reduce((sum, [, refund]) => sum + piecesIn(refund), 0);
    return {
      isImmaterial: true,
      set: { refunds: after, ...(owesAnyStock({ refunds: after }) ? {} : { dueAt: null }) },
      history: { at: now.toISOString(), by: SYSTEM, what: `restocked: ${pieces}` },
    };
  });
}

const piecesIn = ({ lines }: StoredRefund): number => lines.reduce((sum, { restock }) => sum + restock, 0);

function returnedLines({ lines }: StoredOrder, refund: StoredRefund): StoredOrder['lines'] {
  return refund.lines.flatMap(({ line, restock }) => {
    const ordered = lines[line];
    return ordered && restock > 0 ? { ...ordered, quantity: restock } : [];
  });
}
