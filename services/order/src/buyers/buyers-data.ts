import type { OrderAddress } from '@shop/contracts';
import { localDay, momentOf } from '@shop/shop-rules';
import { alertsOf } from '../domain/after-sales/alerts.ts';
import type { StoredOrder } from '../domain/order.ts';
import { leftTogether } from '../domain/money/refunds.ts';
import { isOver } from '../domain/after-sales/withdrawals.ts';

export const noAddress = ({ addressID }: OrderAddress): OrderAddress => ({
  addressID,
  name: '',
  address: '',
  city: '',
  postcode: '',
  phone: '',
  notes: '',
});

const YEARS_IN_THE_BOOKS = 6;

/** So long after it was made an order is over for its buyer, whatever is still open about it. */
const OVER_AFTER_MS = 60 * 86_400_000;

/**
 * Whether an order is over for its buyer: they cannot withdraw from it any more, and nothing of its money is still under way
 * to them. Until then its letters, a guest who withdraws and the maker need to know whose it is.
 */
export function isOverForBuyer(order: StoredOrder, now: Date): boolean {
  if (order.createdAt.getTime() < now.getTime() - OVER_AFTER_MS) return true;
  const { orderStatus, paymentStatus, paidBy, refunds } = order;
  // The maker may say no first, and send the money back later.
  const isRejected = orderStatus === 'rejected' && (!paidBy || leftTogether(order, paidBy) === 0);
  const isEnded = isRejected || (orderStatus === 'delivered' && isOver(order, now));
  const isReturning = Object.values(refunds).some(
    ({ state }) => state === 'requested' || state === 'pending',
  );
  return isEnded && !isReturning && paymentStatus !== 'review' && alertsOf(order).length === 0;
}

/**
 * Orders from before this day need not stand in the books any more: six years after the end of the year (kirjanpitolaki
 * 2:10; the financial year is the calendar year, and begins at midnight in Finland as the receipts' does).
 */
export function booksBegin(now: Date): Date {
  const year = Number(localDay(now).slice(0, 4)) - YEARS_IN_THE_BOOKS;
  return momentOf(`${year}-01-01T00:00`) ?? new Date(0);
}
