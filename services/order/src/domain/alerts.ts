import type { OrderAlert } from '@shop/contracts';
import type { StoredOrder } from './order.ts';
import { owedRefunds } from './owed-refunds.ts';
import { isWaiting } from './withdrawals.ts';

/** What about an order's money a person has to do something about. */
export function alertsOf(order: StoredOrder): OrderAlert[] {
  const { disputes = {}, withdrawals = {} } = order;
  const isDisputed = Object.values(disputes).some(({ state }) => state === 'open');
  const isWithdrawn = Object.values(withdrawals).some((notice) => isWaiting(order, notice));
  return [
    ...(owedRefunds(order).size > 0 ? (['refund-failed'] as const) : []),
    ...(isDisputed ? (['dispute-open'] as const) : []),
    ...(isWithdrawn ? (['withdrawal-open'] as const) : []),
  ];
}
