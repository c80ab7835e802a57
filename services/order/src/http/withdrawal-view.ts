import type { Order } from '@shop/contracts';
import type { StoredOrder } from '../domain/order.ts';
import { isUnanswered, lastDay, refundDueOf, withdrawablePieces } from '../domain/after-sales/withdrawals.ts';

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

export function withdrawalsOf(order: StoredOrder): Pick<Order, 'withdrawal' | 'withdrawals'> {
  const pieces = sum(withdrawablePieces(order));
  const { withdrawals } = order;
  return {
    ...(pieces > 0 ? { withdrawal: { until: lastDay(order), pieces } } : {}),
    ...(Object.keys(withdrawals).length > 0
      ? {
          withdrawals: Object.entries(withdrawals).map(([id, notice]) => ({
            id,
            at: notice.at.toISOString(),
            name: notice.name,
            lines: notice.lines,
            refundDue: refundDueOf(notice.at).toISOString(),
            arrivedAt: notice.arrivedAt?.toISOString() ?? null,
            isRefunded: !isUnanswered(order, notice),
            refundIds: notice.refundIds,
          })),
        }
      : {}),
  };
}
