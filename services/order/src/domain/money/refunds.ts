import type { Captured, RefundReason } from '@shop/contracts';
import { lostBesideReturns, type PaymentStatus, type ReviewReason } from '@shop/shop-rules';
import { CURRENCY } from '@shop/money';
import { attemptOf } from './attempts.ts';
import type { StoredOrder } from '../order.ts';
import { PROVIDER, type ReviewNote, type StoredDispute, type StoredRefund } from '../order-money.ts';

/** What of an order says where its money is. */
export type OrderMoney = Pick<
  StoredOrder,
  'attempts' | 'totalCents' | 'paidBy' | 'paidAlso' | 'late' | 'review' | 'money' | 'refunds' | 'disputes'
>;

/** What was captured by one of an order's payments; null where that is not known. */
export function capturedOf({ money }: Pick<OrderMoney, 'money'>, paymentId: string): Captured | null {
  const taken = money[paymentId];
  return taken ? { amountCents: taken.cents, currency: taken.currency } : null;
}

/** The sum that a note tells. */
export function notedSum({ amountCents, currency }: ReviewNote): Captured | null {
  return amountCents === null ? null : { amountCents, currency };
}

/** The refunds of one payment. */
export function refundsOf({ refunds }: OrderMoney, paymentId: string): StoredRefund[] {
  return Object.values(refunds).filter((refund) => refund.paymentId === paymentId);
}

/** Those whose money counts as gone, whether or not it has arrived. */
export function countedRefunds(order: OrderMoney, paymentId: string): StoredRefund[] {
  return refundsOf(order, paymentId).filter(({ state }) => state !== 'failed');
}

const sumOf = (refunds: StoredRefund[]): number => refunds.reduce((sum, { cents }) => sum + cents, 0);

/** The payments that paid an order: mostly one, or those that brought its price together. */
export function payersOf({ paidBy, paidAlso }: Pick<OrderMoney, 'paidBy' | 'paidAlso'>): string[] {
  return paidBy ? [paidBy, ...paidAlso] : [];
}

/** What a refund of a payment is taken from: what paid an order counts as one sum, any other payment by itself. */
export function paidTogether(order: OrderMoney, paymentId: string): string[] {
  return paymentId === order.paidBy ? payersOf(order) : [paymentId];
}

/** What can still be sent back of a payment, in hundredths of its currency; null where nobody knows what came. */
export function leftOf(order: OrderMoney, paymentId: string): number | null {
  const unreturned = unreturnedOf(order, paymentId);
  if (unreturned === null) return null;
  // What is disputed may be taken by the bank: it is not sent back a second time.
  return Math.max(0, unreturned - openCents(order, paymentId) - lostCents(order, paymentId));
}

/** The same of a payment and of those that paid beside it. */
export function leftTogether(order: OrderMoney, paymentId: string): number | null {
  const left = paidTogether(order, paymentId).map((payment) => leftOf(order, payment));
  return left.every((one) => one !== null) ? left.reduce((sum, one) => sum + one, 0) : null;
}

/** What has arrived with the buyer again. */
function returnedCents(order: OrderMoney, paymentId: string): number {
  const succeeded = refundsOf(order, paymentId).filter(({ state }) => state === 'succeeded');
  return sumOf(succeeded) + lostCents(order, paymentId);
}

/**
 * What of an order's price is with its buyer again, in cents. Money that never paid it (it came twice, too late or in
 * another currency) was no part of the price, so its way back is not told here either.
 */
export function priceReturnedCents(order: OrderMoney): number {
  return payersOf(order)
    .filter((payer) => capturedOf(order, payer)?.currency === CURRENCY)
    .reduce((sum, payer) => sum + returnedCents(order, payer), 0);
}

function disputesIn({ disputes }: OrderMoney, paymentId: string, asked: StoredDispute['state']): number[] {
  return Object.values(disputes).flatMap((dispute) =>
    dispute.paymentId === paymentId && dispute.state === asked ? dispute.cents : [],
  );
}

/** What of a payment is claimed back, and nobody has decided about. */
function openCents(order: OrderMoney, paymentId: string): number {
  return disputesIn(order, paymentId, 'open').reduce((sum, cents) => sum + cents, 0);
}

/** What of a payment a buyer has won, where that is not among its refunds already. */
function lostCents(order: OrderMoney, paymentId: string): number {
  const isTold = ({ by, state }: StoredRefund) => by === PROVIDER && state !== 'failed';
  const told = refundsOf(order, paymentId).flatMap((refund) => (isTold(refund) ? refund.cents : []));
  // Stripe keeps disputes apart from refunds.
  const isPaypal = order.attempts[attemptOf(paymentId)]?.provider === 'paypal';
  return lostBesideReturns(disputesIn(order, paymentId, 'lost'), isPaypal ? told : []);
}

/** Whether all of a payment's money is with the buyer again. */
export function isReturned(order: OrderMoney, paymentId: string): boolean {
  const returned = returnedCents(order, paymentId);
  return returned > 0 && returned >= (capturedOf(order, paymentId)?.amountCents ?? Number.POSITIVE_INFINITY);
}

/** What of a payment is neither with its buyer again nor on its way there; null where nobody knows what came. */
export function unreturnedOf(order: OrderMoney, paymentId: string): number | null {
  const captured = capturedOf(order, paymentId);
  return captured && Math.max(0, captured.amountCents - sumOf(countedRefunds(order, paymentId)));
}

/**
 * What an order says of its payment: `refunded` exactly when all that paid it is back, `review` as long as there is
 * money besides that is not, and that nobody has taken as it is.
 */
export function paymentStatusOf(
  order: OrderMoney & Pick<StoredOrder, 'paymentStatus' | 'saga'>,
): PaymentStatus {
  const { paidBy, paymentStatus, review, saga } = order;
  if (paidBy && payersOf(order).every((payer) => isReturned(order, payer))) return 'refunded';
  // What was only approved brought nothing: it waits as long as the order does.
  const isOver = paidBy !== null || saga === 'released';
  const isVain = (paymentId: string) => isOver && capturedOf(order, paymentId)?.amountCents === 0;
  const waits = ([paymentId, note]: [string, ReviewNote]) =>
    !note.accepted && !isReturned(order, paymentId) && !isVain(paymentId);
  if (Object.entries(review).some(waits)) return 'review';
  if (paidBy) return 'paid';
  if (paymentStatus !== 'review') return paymentStatus;
  return saga === 'released' ? 'failed' : 'pending';
}

/** Why money that nobody has to look at goes back by itself, by the note that is written of it; others wait. */
export const automaticReasons: Partial<Record<ReviewReason, RefundReason>> = {
  second: 'second',
  late: 'late',
  rejected: 'rejected',
  // It came after its order was closed; the buyer has what was ordered in another one.
  replaced: 'late',
};

/**
 * The id of the next refund that a payment's money is sent back by without anybody asking. One that failed keeps its own:
 * payment knows that as at its end, and would do nothing for it any more.
 */
export function automaticRefundId({ refunds }: Pick<OrderMoney, 'refunds'>, paymentId: string): string {
  const first = `${paymentId}_auto`;
  const made = Object.keys(refunds).filter((refundId) => refundId.startsWith(first));
  return made.length === 0 ? first : `${first}${made.length + 1}`;
}

/** The ids of the next refunds that somebody asks for. */
export function nextRefundIds(
  { _id, refunds }: Pick<StoredOrder, '_id' | 'refunds'>,
  count: number,
): string[] {
  const asked = Object.keys(refunds).filter((refundId) => refundId.startsWith(`${_id}_r`));
  return Array.from({ length: count }, (_, before) => `${_id}_r${asked.length + before + 1}`);
}

/** What has been paid of an order: the sum that its payments brought, which a person may have taken as it came. */
export function paidCents(order: StoredOrder): number {
  const sums = payersOf(order).map((paymentId) => capturedOf(order, paymentId));
  const isEuro = sums.length > 0 && sums.every((sum) => sum?.currency === CURRENCY);
  return isEuro ? sums.reduce((all, sum) => all + (sum?.amountCents ?? 0), 0) : order.totalCents;
}
