import type { Order, OrderDiscount, OrderLine, OrderVat, ReviewedMoney } from '@shop/contracts';
import { trackingUrl, type PaymentStatus } from '@shop/shop-rules';
import { eurosFromCents, eurosText, type VatPart } from '@shop/money';
import { attemptOf, methodOfAttempt } from '../domain/money/attempts.ts';
import { isMethodOpen } from '../domain/money/money-of.ts';
import type { ReviewNote } from '../domain/order-money.ts';
import { statusSince, type StoredDiscount, type StoredLine, type StoredOrder } from '../domain/order.ts';
import { inParcel } from '../domain/parcel.ts';
import { openDisputes } from '../domain/packing.ts';
import { mayCancelPaid } from '../domain/after-sales/paid-order.ts';
import { reviewedSum, paidCents } from '../domain/money/refunds.ts';
import { acceptRefusal, mayDismiss, restOf, restToPay } from '../domain/money/review-exits.ts';
import { isPaymentCancelled, unpaidUntil } from '../domain/checkout/unpaid-order.ts';
import { vatOf } from '../domain/money/vat.ts';
import { withdrawalsOf } from './withdrawal-view.ts';
import { returnsOfLines, buyersRefunds, refundable, refundLog } from './refund-view.ts';

export function orderView(order: StoredOrder): Order {
  const rest = restToPay(order);
  const keptUntil = unpaidUntil(order);
  const back = returnsOfLines(order);
  return {
    _id: order._id,
    orderNumber: order.number,
    userID: order.userID,
    userName: order.userName,
    cartID: order.userID,
    cartItems: order.lines.map((line, index) => ({ ...lineView(line), ...back[index] })),
    address: order.address,
    orderStatus: order.orderStatus,
    statusSince: statusSince(order),
    paymentStatus: buyersPaymentStatus(order),
    paymentMethod: order.paymentMethod,
    ...(isMethodOpen(order) ? { isMethodOpen: true as const } : {}),
    totalAmount: eurosFromCents(order.totalCents),
    deliveryFee: eurosFromCents(order.deliveryFeeCents),
    ...(order.discount ? { discount: discountView(order.discount) } : {}),
    ...(order.delivery ? { delivery: order.delivery } : {}),
    ...(order.giftNote ? { giftNote: order.giftNote } : {}),
    termsVersion: order.termsVersion,
    vat: vatOf(order).map(vatView),
    orderDate: order.createdAt.toISOString(),
    updatedOrderDate: order.updatedAt.toISOString(),
    paymentId: order.providerPaymentId,
    payerId: order.payerId,
    trackingCode: order.trackingCode,
    trackingUrl: trackingUrl(order.delivery?.carrier, order.trackingCode),
    ...(Object.keys(order.refunds).length > 0 ? { refunds: buyersRefunds(order) } : {}),
    ...(rest === null ? {} : { restToPay: eurosFromCents(rest) }),
    ...(isReviewed(order) && rest === null ? { isReviewed: true as const } : {}),
    ...withdrawalsOf(order),
    ...(keptUntil ? { unpaidUntil: keptUntil.toISOString() } : {}),
    ...(mayCancelPaid(order) ? { canCancel: true as const } : {}),
    ...(order.reviewReminder === 'wanted' && order.orderStatus !== 'rejected'
      ? { reviewReminder: true as const }
      : {}),
    version: order.version,
  };
}

export function adminOrderView(order: StoredOrder): Order {
  const missing = restOf(order);
  return {
    ...orderView(order),
    paymentStatus: order.paymentStatus,
    ...(isPaymentCancelled(order) ? { paymentCancelled: true as const } : {}),
    ...(order.paymentStatus === 'pending' && order.pendingPayment
      ? { pendingReason: order.pendingPayment.reason }
      : {}),
    email: order.email,
    ...(order.manual ? { manual: true as const } : {}),
    history: order.history,
    isPaid: order.paidBy !== null,
    ...(order.paidBy !== null && paidCents(order) !== order.totalCents
      ? { paidAmount: eurosFromCents(paidCents(order)) }
      : {}),
    review: Object.entries(order.review).map(([paymentId, note]) => reviewed(order, paymentId, note)),
    refundLog: refundLog(order),
    refundable: refundable(order),
    inParcel: inParcel(order),
    ...disputesOf(order),
    ...(order.packingBlock ? { packingBlock: order.packingBlock } : {}),
    restMissing: missing === null ? null : eurosFromCents(missing),
  };
}

export function orderRecord(order: StoredOrder): Order & { id: string } {
  return { id: order._id, ...adminOrderView(order) };
}

function reviewed(order: StoredOrder, paymentId: string, note: ReviewNote): ReviewedMoney {
  const { reason, chargeId, at, accepted } = note;
  const sum = reviewedSum(note);
  const attempt = order.attempts[attemptOf(paymentId)];
  return {
    reason,
    paymentId,
    paymentMethod: methodOfAttempt(attempt),
    amount: sum && eurosFromCents(sum.amountCents),
    currency: sum?.currency ?? '',
    chargeId,
    at: at.toISOString(),
    asked: attempt ? eurosFromCents(attempt.amountCents) : null,
    accepted: accepted ? { by: accepted.by, text: accepted.text, at: accepted.at.toISOString() } : null,
    canBeAccepted: !accepted && acceptRefusal(order, paymentId) === null,
    canBeDismissed: mayDismiss(order, paymentId),
  };
}

function disputesOf(order: StoredOrder): Pick<Order, 'disputes'> {
  const open = openDisputes(order);
  if (open.length === 0) return {};
  return {
    disputes: open.map(([id, { paymentId, cents, currency, reason, respondBy }]) => ({
      id,
      paymentMethod: methodOfAttempt(order.attempts[attemptOf(paymentId)]),
      amount: eurosFromCents(cents),
      currency,
      reason,
      respondBy: respondBy?.toISOString() ?? null,
    })),
  };
}

const isReviewed = ({ paymentStatus, paidBy }: StoredOrder): boolean => paymentStatus === 'review' && !paidBy;

/** The buyer does not see review: the order is paid, or being checked. */
function buyersPaymentStatus(order: StoredOrder): PaymentStatus {
  if (isReviewed(order)) return 'pending';
  if (order.paymentStatus === 'review') return 'paid';
  return order.late ? 'pending' : order.paymentStatus;
}

const vatView = ({ permille, netCents, vatCents }: VatPart): OrderVat => ({
  percent: permille / 10,
  net: eurosFromCents(netCents),
  vat: eurosFromCents(vatCents),
});

const discountView = ({ code, kind, percent, discountCents }: StoredDiscount): OrderDiscount => ({
  code,
  kind,
  percent,
  amount: eurosFromCents(discountCents),
});

function lineView(line: StoredLine): OrderLine {
  const { productID, title, images, quantity, size, variant, colour, madeToOrder, promise } = line;
  const { customID, custom } = line;
  return {
    productID,
    title,
    images,
    price: eurosText(line.priceCents),
    salePrice: line.salePriceCents === null ? '' : eurosText(line.salePriceCents),
    quantity,
    size,
    variant,
    ...(colour ? { colour } : {}),
    ...(madeToOrder ? { madeToOrder: true as const } : {}),
    ...(promise ? { promise } : {}),
    ...(customID ? { customID } : {}),
    ...(custom ? { custom } : {}),
  };
}
