import type { EmailOrder } from '@shop/contracts';
import { trackingUrl } from '@shop/shop-rules';
import { SYSTEM, type StoredOrder } from '../domain/order.ts';
import { inParcel } from '../domain/parcel.ts';
import { capturedOf, isRefunded, payingPaymentIds } from '../domain/money/refunds.ts';
import { vatOf } from '../domain/money/vat.ts';
import { lastDay } from '../domain/after-sales/withdrawals.ts';
import { isAddressProven } from '../use-cases/is-address-proven.ts';

export type EmailOrderDeps = Parameters<typeof isAddressProven>[0];

export async function emailOrderOf(deps: EmailOrderDeps, order: StoredOrder): Promise<EmailOrder> {
  const { _id, number, userName, email, lines, deliveryFeeCents, totalCents, address, paymentMethod } = order;
  const held = inParcel(order);
  const money = moneyOf(order);
  return {
    orderID: _id,
    orderNumber: number,
    userName,
    email,
    lines: lines.map((line, index) => ({ ...line, inParcel: held[index] ?? line.quantity })),
    deliveryFeeCents,
    discount: order.discount ? { code: order.discount.code, cents: order.discount.discountCents } : null,
    delivery: order.delivery,
    totalCents,
    vat: vatOf(order),
    address,
    paymentMethod,
    termsVersion: order.termsVersion,
    isPaid: order.paidBy !== null,
    ...(order.manual ? { isManual: true as const } : {}),
    orderStatus: order.orderStatus,
    isAddressProven: money !== 'none' || (await isAddressProven(deps, order)),
    money,
    rejectedBy: rejectedBy(order),
    orderedAt: order.createdAt.toISOString(),
    trackingCode: order.trackingCode,
    trackingUrl: trackingUrl(order.delivery?.carrier, order.trackingCode),
    withdrawUntil: lines.every(({ madeToOrder }) => madeToOrder) ? null : lastDay(order),
  };
}

function moneyOf(order: StoredOrder): EmailOrder['money'] {
  const { late, review, money, refunds } = order;
  const paymentIds = [
    ...payingPaymentIds(order),
    ...(late ? [late.paymentId] : []),
    ...Object.keys({ ...review, ...money }),
  ];
  // Approved only, so nothing was captured.
  const received = paymentIds.filter((paymentId) => capturedOf(order, paymentId)?.amountCents !== 0);
  if (received.length === 0) return 'none';
  if (received.every((paymentId) => isRefunded(order, paymentId))) return 'back';
  return Object.values(refunds).some(({ state }) => state === 'succeeded') ? 'partly-back' : 'here';
}

function rejectedBy({ orderStatus, statusBy, userID }: StoredOrder): EmailOrder['rejectedBy'] {
  if (orderStatus !== 'rejected' || statusBy === SYSTEM) return null;
  return statusBy === userID ? 'customer' : 'maker';
}
