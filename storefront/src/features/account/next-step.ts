import { localDay } from '@shop/shop-rules/local-time';
import type { Order } from '@shop/contracts/order';
import { dateText, momentText } from '../../lib/text/date.ts';
import { addWorkingDays, workingDaysIn } from '../../lib/checkout/working-days.ts';
import { account } from '../../texts/fi/account.ts';

const texts = account.summary.next;

/** Working days, as promised in the confirmation email. */
const PACKED_IN = 2;
const ON_THE_WAY = '2–4 arkipäivää';

const isOver = (day: Date, now: Date): boolean => now.getTime() > day.getTime() + 12 * 3_600_000;

/** Withdrawal period; it starts with the delivery. */
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

/** Unpaid, with its stock still held: payable at the checkout, or cancellable. */
export const isUnpaid = (
  { orderStatus, paymentStatus, unpaidUntil }: Pick<Order, 'orderStatus' | 'paymentStatus' | 'unpaidUntil'>,
  now: Date,
): boolean =>
  orderStatus === 'pending' &&
  paymentStatus === 'pending' &&
  unpaidUntil !== undefined &&
  Date.parse(unpaidUntil) > now.getTime();

export const isPaymentOpen = ({
  paymentStatus,
  restToPay,
  isReviewed,
}: Pick<Order, 'paymentStatus' | 'restToPay' | 'isReviewed'>): boolean =>
  restToPay === undefined && !isReviewed && (paymentStatus === 'pending' || paymentStatus === 'failed');

export function nextStep(order: Course, now: Date): string | null {
  const { orderStatus, paymentStatus, statusSince, isReviewed } = order;
  switch (orderStatus) {
    case 'pending':
      if (isReviewed) return texts.reviewing;
      if (isUnpaid(order, now)) return texts.unpaid(momentText(order.unpaidUntil ?? ''));
      return paymentStatus === 'pending' && order.restToPay === undefined ? texts.paying : null;
    case 'confirmed':
    case 'inProcess': {
      // The seller and the buyer settle the delivery of a refunded order.
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

const isAllBack = ({ cartItems = [] }: Course): boolean =>
  cartItems.length > 0 &&
  cartItems.every(
    ({ quantity, back = [] }) => back.reduce((sum, { quantity: returned }) => sum + returned, 0) >= quantity,
  );

const isWithdrawn = ({ cartItems = [] }: Course): boolean =>
  cartItems.some(({ back = [] }) => back.some(({ state }) => state === 'withdrawn' || state === 'arrived'));

/** Dates where the method states working days, else its own text. */
function onTheWay({ statusSince, delivery }: Course, now: Date): string {
  const days = delivery?.days ?? ON_THE_WAY;
  if (delivery?.carrier === 'own') return texts.fetched.ready(days);
  const workingDays = workingDaysIn(days);
  if (!workingDays) return texts.onTheWay(days);
  const last = addWorkingDays(statusSince, workingDays.most);
  if (isOver(last, now)) return texts.arrivingLate;
  const first = addWorkingDays(statusSince, workingDays.least);
  return first < last ? texts.arriving(dayText(first), dayText(last)) : texts.arrivingOn(dayText(last));
}

const dayText = (day: Date): string => dateText(day.toISOString());
