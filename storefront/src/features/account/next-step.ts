import type { Order } from '@shop/contracts/order';
import { dateText } from '../../lib/date.ts';
import { addWorkingDays } from '../../lib/working-days.ts';
import { account } from '../../texts/fi/account.ts';

const texts = account.summary.next;

/** As the confirmation letter promises: packed in one or two working days, two to four more on the way. */
const PACKED_IN = 2;
const ON_THE_WAY = { least: 2, most: 4 };
const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' });

/** Not before the end of that day. */
const isOver = (day: Date, now: Date): boolean => now.getTime() > day.getTime() + 12 * 3_600_000;

/** Whether the time to withdraw has not run out; it has not begun before the goods are delivered. */
export const isOpen = (until: string | null, now: Date): boolean =>
  until === null || dayIn.format(now) <= until;

type Course = Pick<
  Order,
  'orderStatus' | 'paymentStatus' | 'statusSince' | 'restToPay' | 'isReviewed' | 'withdrawal'
>;

/** What a buyer can expect of an order now, in a sentence with its dates; null where nothing is to come. */
export function nextStep(order: Course, now: Date): string | null {
  const { orderStatus, paymentStatus, statusSince, isReviewed } = order;
  switch (orderStatus) {
    case 'pending':
      if (isReviewed) return texts.reviewing;
      return paymentStatus === 'pending' && order.restToPay === undefined ? texts.paying : null;
    case 'confirmed':
    case 'inProcess': {
      // Whether anything is sent for nothing is between the maker and the buyer.
      if (paymentStatus === 'refunded') return null;
      const by = addWorkingDays(statusSince, PACKED_IN);
      return isOver(by, now) ? texts.packingSoon : texts.packing(dayText(by));
    }
    case 'inShipping': {
      const last = addWorkingDays(statusSince, ON_THE_WAY.most);
      const first = addWorkingDays(statusSince, ON_THE_WAY.least);
      return isOver(last, now) ? texts.arrivingLate : texts.arriving(dayText(first), dayText(last));
    }
    case 'delivered': {
      const until = order.withdrawal?.until;
      return until && isOpen(until, now) ? texts.withdrawing(dateText(until)) : null;
    }
    case 'rejected':
      return texts.rejected;
  }
}

const dayText = (day: Date): string => dateText(day.toISOString());
