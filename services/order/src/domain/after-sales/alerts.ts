import type { OrderAlert } from '@shop/shop-rules';
import { PAID_BY_IMPORT, type StoredOrder } from '../order.ts';
import { owedRefunds } from '../money/owed-refunds.ts';
import { openDisputes } from '../packing.ts';
import { sharedRefundable } from '../money/refunds.ts';
import { isUnanswered } from './withdrawals.ts';

export function alertsOf(order: StoredOrder): OrderAlert[] {
  const { withdrawals } = order;
  const isOwed = owedRefunds(order).size > 0;
  const isDisputed = openDisputes(order).length > 0;
  const isWithdrawn = Object.values(withdrawals).some((notice) => isUnanswered(order, notice));
  return [
    ...(isOwed ? (['refund-failed'] as const) : []),
    ...(isDisputed ? (['dispute-open'] as const) : []),
    ...(isWithdrawn ? (['withdrawal-open'] as const) : []),
    ...(isRejectedPaid(order) && !isOwed ? (['refund-left'] as const) : []),
    ...(order.orderStatus === 'pending' && order.paymentStatus === 'paid' ? (['paid-pending'] as const) : []),
  ];
}

function isRejectedPaid(order: StoredOrder): boolean {
  const { orderStatus, paidBy } = order;
  if (orderStatus !== 'rejected' || paidBy === null || paidBy === PAID_BY_IMPORT) return false;
  return (sharedRefundable(order, paidBy) ?? 0) > 0;
}
