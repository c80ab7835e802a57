import type { Captured, RefundReason } from '@shop/contracts';
import { lostWithoutReturns, type PaymentStatus, type ReviewReason } from '@shop/shop-rules';
import { CURRENCY } from '@shop/money';
import { attemptOf } from './attempts.ts';
import type { StoredOrder } from '../order.ts';
import { PROVIDER, type ReviewNote, type StoredDispute, type StoredRefund } from '../order-money.ts';

export type OrderMoney = Pick<
  StoredOrder,
  'attempts' | 'totalCents' | 'paidBy' | 'alsoPaidBy' | 'late' | 'review' | 'money' | 'refunds' | 'disputes'
>;

export function capturedOf({ money }: Pick<OrderMoney, 'money'>, paymentId: string): Captured | null {
  const capturedMoney = money[paymentId];
  return capturedMoney ? { amountCents: capturedMoney.cents, currency: capturedMoney.currency } : null;
}

export function reviewedSum({ amountCents, currency }: ReviewNote): Captured | null {
  return amountCents === null ? null : { amountCents, currency };
}

export function refundsOf({ refunds }: OrderMoney, paymentId: string): StoredRefund[] {
  return Object.values(refunds).filter((refund) => refund.paymentId === paymentId);
}

/** All but failed ones: a requested refund counts at once. */
export function countedRefunds(order: OrderMoney, paymentId: string): StoredRefund[] {
  return refundsOf(order, paymentId).filter(({ state }) => state !== 'failed');
}

const sumOf = (refunds: StoredRefund[]): number => refunds.reduce((sum, { cents }) => sum + cents, 0);

/** Several ids where one payment did not cover the price. */
export function payingPaymentIds({
  paidBy,
  alsoPaidBy,
}: Pick<OrderMoney, 'paidBy' | 'alsoPaidBy'>): string[] {
  return paidBy ? [paidBy, ...alsoPaidBy] : [];
}

/** Payments that share refunds: those that paid the order count as one sum, any other stands alone. */
export function paymentsSharingRefunds(order: OrderMoney, paymentId: string): string[] {
  return paymentId === order.paidBy ? payingPaymentIds(order) : [paymentId];
}

/** Refundable rest of a payment, in hundredths of its currency; null when the captured amount is unknown. */
export function refundableOf(order: OrderMoney, paymentId: string): number | null {
  const unrefunded = unrefundedOf(order, paymentId);
  if (unrefunded === null) return null;
  // The bank may take disputed money, so it is not refunded as well.
  return Math.max(0, unrefunded - openCents(order, paymentId) - lostCents(order, paymentId));
}

export function sharedRefundable(order: OrderMoney, paymentId: string): number | null {
  const amounts = paymentsSharingRefunds(order, paymentId).map((payment) => refundableOf(order, payment));
  return amounts.every((one) => one !== null) ? amounts.reduce((sum, one) => sum + one, 0) : null;
}

function refundedCents(order: OrderMoney, paymentId: string): number {
  const succeeded = refundsOf(order, paymentId).filter(({ state }) => state === 'succeeded');
  return sumOf(succeeded) + lostCents(order, paymentId);
}

/** Refunded cents of the price, without second, late or foreign-currency payments. */
export function priceRefundedCents(order: OrderMoney): number {
  return payingPaymentIds(order)
    .filter((paymentId) => capturedOf(order, paymentId)?.currency === CURRENCY)
    .reduce((sum, paymentId) => sum + refundedCents(order, paymentId), 0);
}

function disputesIn(
  { disputes }: OrderMoney,
  paymentId: string,
  wantedState: StoredDispute['state'],
): number[] {
  return Object.values(disputes).flatMap((dispute) =>
    dispute.paymentId === paymentId && dispute.state === wantedState ? dispute.cents : [],
  );
}

function openCents(order: OrderMoney, paymentId: string): number {
  return disputesIn(order, paymentId, 'open').reduce((sum, cents) => sum + cents, 0);
}

/** Lost disputes, less those that the provider also reported as refunds. */
function lostCents(order: OrderMoney, paymentId: string): number {
  const isFromProvider = ({ by, state }: StoredRefund) => by === PROVIDER && state !== 'failed';
  const reportedRefunds = refundsOf(order, paymentId).flatMap((refund) =>
    isFromProvider(refund) ? refund.cents : [],
  );
  // Stripe reports disputes apart from refunds.
  const isPaypal = order.attempts[attemptOf(paymentId)]?.provider === 'paypal';
  return lostWithoutReturns(disputesIn(order, paymentId, 'lost'), isPaypal ? reportedRefunds : []);
}

export function isRefunded(order: OrderMoney, paymentId: string): boolean {
  const refunded = refundedCents(order, paymentId);
  return refunded > 0 && refunded >= (capturedOf(order, paymentId)?.amountCents ?? Number.POSITIVE_INFINITY);
}

/** Captured less counted refunds; null when the captured amount is unknown. */
export function unrefundedOf(order: OrderMoney, paymentId: string): number | null {
  const captured = capturedOf(order, paymentId);
  return captured && Math.max(0, captured.amountCents - sumOf(countedRefunds(order, paymentId)));
}

/** `refunded` once every paying payment is refunded; `review` while another payment is neither refunded nor accepted. */
export function paymentStatusOf(
  order: OrderMoney & Pick<StoredOrder, 'paymentStatus' | 'saga'>,
): PaymentStatus {
  const { paidBy, paymentStatus, review, saga } = order;
  if (paidBy && payingPaymentIds(order).every((paymentId) => isRefunded(order, paymentId))) return 'refunded';
  // An approval without a capture stays in review until the order is paid or released.
  const isSettled = paidBy !== null || saga === 'released';
  const isNeverCaptured = (paymentId: string) => isSettled && capturedOf(order, paymentId)?.amountCents === 0;
  const isUndecided = ([paymentId, note]: [string, ReviewNote]) =>
    !note.accepted && !isRefunded(order, paymentId) && !isNeverCaptured(paymentId);
  if (Object.entries(review).some(isUndecided)) return 'review';
  if (paidBy) return 'paid';
  if (paymentStatus !== 'review') return paymentStatus;
  return saga === 'released' ? 'failed' : 'pending';
}

/** Review reasons whose money goes back automatically; others wait for a person. */
export const automaticReasons: Partial<Record<ReviewReason, RefundReason>> = {
  second: 'second',
  late: 'late',
  rejected: 'rejected',
  // It came after its order was closed; a newer order has the goods.
  replaced: 'late',
};

/** A failed refund keeps its id, because the payment service would ignore a repeat of it. */
export function automaticRefundId({ refunds }: Pick<OrderMoney, 'refunds'>, paymentId: string): string {
  const first = `${paymentId}_auto`;
  const earlierIds = Object.keys(refunds).filter((refundId) => refundId.startsWith(first));
  return earlierIds.length === 0 ? first : `${first}${earlierIds.length + 1}`;
}

export function nextRefundIds(
  { _id, refunds }: Pick<StoredOrder, '_id' | 'refunds'>,
  count: number,
): string[] {
  const earlierIds = Object.keys(refunds).filter((refundId) => refundId.startsWith(`${_id}_r`));
  return Array.from({ length: count }, (_, index) => `${_id}_r${earlierIds.length + index + 1}`);
}

/** The order's total where the payments are not in euros. */
export function paidCents(order: StoredOrder): number {
  const sums = payingPaymentIds(order).map((paymentId) => capturedOf(order, paymentId));
  const isEuro = sums.length > 0 && sums.every((sum) => sum?.currency === CURRENCY);
  return isEuro ? sums.reduce((all, sum) => all + (sum?.amountCents ?? 0), 0) : order.totalCents;
}
