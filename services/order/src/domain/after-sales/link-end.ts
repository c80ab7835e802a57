import type { StoredOrder } from '../order.ts';
import { deliveredAtOf } from './withdrawals.ts';

const MONTHS_AFTER_DELIVERY = 12;
const MONTHS_AFTER_ORDER = 18;

function monthsLater(day: Date, months: number): Date {
  const end = new Date(day);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}

export function linkEnd(order: Pick<StoredOrder, 'createdAt' | 'history' | 'orderStatus'>): Date {
  const deliveredAt = deliveredAtOf(order);
  return deliveredAt
    ? monthsLater(deliveredAt, MONTHS_AFTER_DELIVERY)
    : monthsLater(order.createdAt, MONTHS_AFTER_ORDER);
}
