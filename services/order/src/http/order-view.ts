import type { Order, OrderLine, PaymentStatus } from '@shop/contracts';
import { eurosFromCents, eurosText } from '@shop/money';
import type { StoredLine, StoredOrder } from '../domain/order.ts';

/** An order as its buyer sees it. */
export function orderView(order: StoredOrder): Order {
  return {
    _id: order._id,
    userID: order.userID,
    userName: order.userName,
    cartID: order.userID,
    cartItems: order.lines.map(lineView),
    address: order.address,
    orderStatus: order.orderStatus,
    paymentStatus: buyersPaymentStatus(order),
    paymentMethod: order.paymentMethod,
    totalAmount: eurosFromCents(order.totalCents),
    deliveryFee: eurosFromCents(order.deliveryFeeCents),
    orderDate: order.createdAt.toISOString(),
    updatedOrderDate: order.updatedAt.toISOString(),
    paymentId: order.providerPaymentId,
    payerId: order.payerId,
    trackingCode: order.trackingCode ?? '',
    version: order.version,
  };
}

/** An order as the back office sees it: with its history, its buyer's e-mail, and money that somebody has to look at. */
export function adminOrderView(order: StoredOrder): Order {
  return {
    ...orderView(order),
    paymentStatus: order.paymentStatus,
    email: order.email,
    history: order.history,
  };
}

/** The same as react-admin wants its records. */
export function orderRecord(order: StoredOrder): Order & { id: string } {
  return { id: order._id, ...adminOrderView(order) };
}

/** Money in review is the shop's affair: to the buyer the order is paid, or still being looked at. */
function buyersPaymentStatus({ paymentStatus, paidBy, late }: StoredOrder): PaymentStatus {
  if (paymentStatus === 'review') return paidBy ? 'paid' : 'pending';
  return late ? 'pending' : paymentStatus;
}

function lineView(line: StoredLine): OrderLine {
  const { productID, title, images, quantity, size, variant } = line;
  return {
    productID,
    title,
    images,
    price: eurosText(line.priceCents),
    salePrice: line.salePriceCents === null ? '' : eurosText(line.salePriceCents),
    quantity,
    size,
    variant,
  };
}
