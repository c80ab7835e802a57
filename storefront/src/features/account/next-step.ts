import { localDay } from '@shop/shop-rules/local-time';
import type { Order } from '@shop/contracts/order';
import { dateText, momentText } from '../../lib/text/date.ts';
import { addWorkingDays, workingDaysIn } from '../../lib/checkout/working-days.ts';
import { account } from '../../texts/fi/account.ts';

const texts = account.summary.next;

/** As the confirmation letter promises: packed in one or two working days. */
const PACKED_IN = 2;
/** How long orders from before there was a choice are on the way. */
const ON_THE_WAY = '2–4 arkipäivää';

/** Not before the end of that day. */
const isOver = (day: Date, now: Date): boolean => now.getTime() > day.getTime() + 12 * 3_600_000;

/** Whether the time to withdraw has not run out; it has not begun before the goods are delivered. */
export const isOpen = (until: string | null, now: Date): boolean => until === null || localDay(now) <= until;

type Course = Pick<
  Order,
  | 'orderStatus'
  | 'paymentStatus'
  | 'statusSince'
  | 'unpaidUntil'
  | 'restToPay'
  | 'isReviewed'
  | 'withdrawal'
  | 'delivery'
> &
  Partial<Pick<Order, 'cartItems'>>;

/** Whether nothing has come for an order whose goods are still kept: it can be paid at the checkout, or called off. */
export const isUnpaid = (
  { orderStatus, paymentStatus, unpaidUntil }: Pick<Order, 'orderStatus' | 'paymentStatus' | 'unpaidUntil'>,
  now: Date,
): boolean =>
  orderStatus === 'pending' &&
  paymentStatus === 'pending' &&
  unpaidUntil !== undefined &&
  Date.parse(unpaidUntil) > now.getTime();

/** What a buyer can expect of an order now, in a sentence with its dates; null where nothing is to come. */
export function nextStep(order: Course, now: Date): string | null {
  const { orderStatus, paymentStatus, statusSince, isReviewed } = order;
  switch (orderStatus) {
    case 'pending':
      if (isReviewed) return texts.reviewing;
      if (isUnpaid(order, now)) return texts.unpaid(momentText(order.unpaidUntil ?? ''));
      return paymentStatus === 'pending' && order.restToPay === undefined ? texts.paying : null;
    case 'confirmed':
    case 'inProcess': {
      // Whether anything is sent for nothing is between the maker and the buyer.
      if (paymentStatus === 'refunded') return null;
      if (isAllBack(order)) return isWithdrawn(order) ? texts.withdrawn : null;
      const by = addWorkingDays(statusSince, PACKED_IN);
      const words = order.delivery?.carrier === 'own' ? texts.fetched : texts;
      return isOver(by, now) ? words.packingSoon : words.packing(dayText(by));
    }
    case 'inShipping':
      return onTheWay(order, now);
    case 'delivered': {
      const until = order.withdrawal?.until;
      return until && isOpen(until, now) ? texts.withdrawing(dateText(until)) : null;
    }
    case 'rejected':
      return texts.rejected;
  }
}

/** Whether all pieces are taken back, whatever of their money is back: then there is nothing to pack. */
const isAllBack = ({ cartItems = [] }: Course): boolean =>
  cartItems.length > 0 &&
  cartItems.every(
    ({ quantity, back = [] }) => back.reduce((sum, part) => sum + part.quantity, 0) >= quantity,
  );

/** Whether pieces that the buyer has withdrawn from wait for their money. */
const isWithdrawn = ({ cartItems = [] }: Course): boolean =>
  cartItems.some(({ back = [] }) => back.some(({ state }) => state === 'withdrawn' || state === 'arrived'));

/** How long the parcel takes by the order's own method: in dates where that is told in working days, else in its words. */
function onTheWay({ statusSince, delivery }: Course, now: Date): string {
  const days = delivery?.days ?? ON_THE_WAY;
  if (delivery?.carrier === 'own') return texts.fetched.ready(days);
  const told = workingDaysIn(days);
  if (!told) return texts.onTheWay(days);
  const last = addWorkingDays(statusSince, told.most);
  if (isOver(last, now)) return texts.arrivingLate;
  const first = addWorkingDays(statusSince, told.least);
  return first < last ? texts.arriving(dayText(first), dayText(last)) : texts.arrivingOn(dayText(last));
}

const dayText = (day: Date): string => dateText(day.toISOString());
