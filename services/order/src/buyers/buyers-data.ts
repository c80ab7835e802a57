import type { OrderAddress } from '@shop/contracts';
import { isPastWeek, localDay, momentOf } from '@shop/shop-rules';
import { alertsOf } from '../domain/after-sales/alerts.ts';
import type { StoredOrder } from '../domain/order.ts';
import { sharedRefundable } from '../domain/money/refunds.ts';
import { isPeriodOver } from '../domain/after-sales/withdrawals.ts';

export const noAddress = ({ addressID }: OrderAddress): OrderAddress => ({
  addressID,
  name: '',
  address: '',
  city: '',
  postcode: '',
  phone: '',
  notes: '',
});

const RETENTION_YEARS = 6;

/** Every order counts as finished after this time, work to order after its promised week. */
const FINISHED_AFTER_MS = 60 * 86_400_000;

/** Emails, guests' withdrawals and the admin need the buyer until withdrawal has ended and no money is under way. */
export function isFinishedForBuyer(order: StoredOrder, now: Date): boolean {
  if (isOld(order, new Date(now.getTime() - FINISHED_AFTER_MS))) return true;
  const { orderStatus, paymentStatus, paidBy, refunds } = order;
  // An admin may refund after rejecting.
  const isRejected = orderStatus === 'rejected' && (!paidBy || sharedRefundable(order, paidBy) === 0);
  const isEnded = isRejected || (orderStatus === 'delivered' && isPeriodOver(order, now));
  const isReturning = Object.values(refunds).some(
    ({ state }) => state === 'requested' || state === 'pending',
  );
  return isEnded && !isReturning && paymentStatus !== 'review' && alertsOf(order).length === 0;
}

const isOld = ({ createdAt, lines }: StoredOrder, before: Date): boolean =>
  createdAt < before && lines.every(({ promise }) => !promise || isPastWeek(promise.week, before));

/**
 * Six years after the end of the financial year, the calendar year (kirjanpitolaki 2:10); it begins at midnight in
 * Finland.
 */
export function retentionStart(now: Date): Date {
  const year = Number(localDay(now).slice(0, 4)) - RETENTION_YEARS;
  return momentOf(`${year}-01-01T00:00`) ?? new Date(0);
}
