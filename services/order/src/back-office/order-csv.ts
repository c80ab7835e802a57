import type { AccountlessBuyer } from '@shop/contracts';
import { localMinute, orderStatusLabels, paymentMethodLabels, paymentStatusLabel } from '@shop/shop-rules';
import { csvEuros, csvNumber, type CsvCell } from '@shop/service-kit';
import { orderCsvTexts as texts } from './texts/order-csv.ts';
import type { StoredOrder } from '../domain/order.ts';
import { isMethodOpen } from '../domain/money/money-of.ts';
import { priceRefundedCents } from '../domain/money/refunds.ts';
import { isPaymentCancelled } from '../domain/checkout/unpaid-order.ts';

/** In Finnish time: 2026-11-21 09:30. */
const minuteOf = (at: string): string => localMinute(at).replace('T', ' ');

export function orderCells(order: StoredOrder): CsvCell[] {
  const { address, delivery, discount } = order;
  return [
    order.number,
    order._id,
    minuteOf(order.createdAt.toISOString()),
    orderStatusLabels[order.orderStatus],
    paymentStatusLabel({ paymentStatus: order.paymentStatus, paymentCancelled: isPaymentCancelled(order) }),
    isMethodOpen(order) ? '' : paymentMethodLabels[order.paymentMethod],
    order.userName,
    order.email,
    address.name,
    address.address,
    address.postcode,
    address.city,
    address.phone,
    order.lines
      .map(({ quantity, title, size, variant }) => texts.line(quantity, title, size, variant))
      .join(texts.lineSeparator),
    delivery?.name ?? '',
    delivery?.point ? `${delivery.point.name}, ${delivery.point.postcode} ${delivery.point.city}` : '',
    order.trackingCode,
    csvEuros(order.deliveryFeeCents),
    discount?.code ?? '',
    csvEuros(discount?.discountCents ?? 0),
    csvEuros(order.totalCents),
    csvEuros(priceRefundedCents(order)),
  ];
}

export const buyerCells = ({ userName, email, orders, paid, lastOrderAt }: AccountlessBuyer): CsvCell[] => [
  userName,
  email,
  csvNumber(orders),
  csvEuros(Math.round(paid * 100)),
  minuteOf(lastOrderAt),
];
