import type { ImportedOrder } from '@shop/contracts';
import { NO_ACCOUNT } from '@shop/shop-rules';
import { importedOrderId } from '../domain/order-id.ts';
import { PAID_BY_IMPORT, type StoredOrder } from '../domain/order.ts';
import { costsOf } from '../domain/money/totals.ts';
import { rateOf, type SellersVat } from '../domain/money/vat.ts';

/** A finished order that no step of the shop touches; only an admin changes it. */
export function importedOrder(
  order: ImportedOrder,
  admin: { id: string; userName: string },
  { isLiable }: Pick<SellersVat, 'isLiable'>,
): StoredOrder {
  const { number, orderDate, userName, email, orderStatus, paymentMethod, address, lines } = order;
  const isGivenUp = orderStatus === 'rejected';
  return {
    _id: importedOrderId(number),
    number,
    userID: NO_ACCOUNT,
    userName,
    email: email.toLowerCase(),
    cartVersion: 0,
    counter: 0,
    lines: lines.map(({ price, salePrice, ...line }) => ({
      ...line,
      priceCents: price,
      salePriceCents: salePrice,
      // The import has no VAT class.
      vatPermille: rateOf('general', { isLiable, at: orderDate }),
    })),
    ...costsOf(
      lines.map(({ price, salePrice, quantity }) => ({
        priceCents: price,
        salePriceCents: salePrice,
        quantity,
      })),
      { cents: 0, freeAboveCents: null },
      null,
    ).totals,
    discount: null,
    delivery: null,
    standardDeliveryCents: 0,
    giftNote: '',
    termsVersion: '',
    address: { ...address, addressID: '', name: address.name ?? userName, notes: address.notes ?? '' },
    orderStatus,
    statusBy: admin.id,
    paymentStatus: isGivenUp ? 'failed' : 'paid',
    paymentMethod,
    saga: isGivenUp ? 'released' : 'committed',
    dueAt: null,
    generation: 1,
    attempts: {},
    // Paid, but by no payment of this shop.
    paidBy: isGivenUp ? null : PAID_BY_IMPORT,
    alsoPaidBy: [],
    restAsked: null,
    pendingPayment: null,
    providerPaymentId: number,
    payerId: '',
    late: null,
    review: {},
    money: {},
    refunds: {},
    withdrawals: {},
    disputes: {},
    placedAt: orderDate,
    expiresAt: orderDate,
    confirmedAt: isGivenUp ? null : orderDate,
    trackingCode: '',
    createdAt: orderDate,
    updatedAt: orderDate,
    history: [{ at: orderDate.toISOString(), by: admin.userName, what: 'imported', text: number }],
    version: 1,
    decisionVersion: { value: 1, writtenIn: 1 },
  };
}
