import type { OrderAlert } from '@shop/contracts';
import type { StoredOrder } from './order.ts';
import { isOwedStill } from './refunds.ts';
import { isWaiting } from './withdrawals.ts';

/** What about an order's money a person has to do something about. */
export function alertsOf(order: StoredOrder): OrderAlert[] {
  const { refunds = {}, disputes = {}, withdrawals = {} } = order;
  const isOpen = Object.values(refunds).some((refund) => isOwedStill(order, refund));
  const isDisputed = Object.values(disputes).some(({ state }) => state === 'open');
  const isWithdrawn = Object.values(withdrawals).some((notice) => isWaiting(order, notice));
  return [
    ...(isOpen ? (['refund-failed'] as const) : []),
    ...(isDisputed ? (['dispute-open'] as const) : []),
    ...(isWithdrawn ? (['withdrawal-open'] as const) : []),
  ];
}
