import type { EmailOrder } from '@shop/contracts';
import { trackingUrl } from '@shop/shop-rules';
import { SYSTEM, type StoredOrder } from '../domain/order.ts';
import { inParcel } from '../domain/parcel.ts';
import { moneyOf } from '../domain/money/money-of.ts';
import { vatOf } from '../domain/money/vat.ts';
import { lastDay } from '../domain/after-sales/withdrawals.ts';
import { isBuyerProven, type ProofDeps } from '../use-cases/is-address-proven.ts';

export type EmailOrderDeps = ProofDeps;

export async function emailOrderOf(deps: EmailOrderDeps, order: StoredOrder): Promise<EmailOrder> {
  const { _id, number, userName, email, lines, deliveryFeeCents, totalCents, address, paymentMethod } = order;
  const held = inParcel(order);
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
    isAddressProven: await isBuyerProven(deps, order),
    money: moneyOf(order),
    rejectedBy: rejectedBy(order),
    remindsOfReview: order.reviewReminder === 'done',
    orderedAt: order.createdAt.toISOString(),
    trackingCode: order.trackingCode,
    trackingUrl: trackingUrl(order.delivery?.carrier, order.trackingCode),
    withdrawUntil: lines.every(({ madeToOrder }) => madeToOrder) ? null : lastDay(order),
  };
}

function rejectedBy({ orderStatus, statusBy, userID }: StoredOrder): EmailOrder['rejectedBy'] {
  if (orderStatus !== 'rejected' || statusBy === SYSTEM) return null;
  return statusBy === userID ? 'customer' : 'maker';
}
