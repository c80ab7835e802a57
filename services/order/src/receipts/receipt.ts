import type { SellerDetails } from '@shop/contracts';
import { unitPriceCents, type PaymentMethod } from '@shop/shop-rules';
import { CURRENCY, vatByRate, type VatPart } from '@shop/money';
import { attemptOf, methodOfAttempt } from '../domain/money/attempts.ts';
import { DELETED_BUYER, type StoredLine, type StoredOrder } from '../domain/order.ts';
import { capturedOf, paidCents, payingPaymentIds } from '../domain/money/refunds.ts';
import { lineCents } from '../domain/money/totals.ts';
import { taxedLines } from '../domain/money/vat.ts';

/** Receipts and credit notes have a series each. */
const series = { receipt: 'K', credit: 'H' } as const;
export type ReceiptKind = keyof typeof series;

/** `cents` is the sum with VAT, less the discount. */
type ReceiptLine = {
  title: string;
  size: string;
  /** Absent for a product with one model. */
  model?: { number: number; colour: string };
  quantity: number;
  unitCents: number;
  cents: number;
  /** Absent without a discount, and on credit notes. */
  discountCents?: number;
  /** Thousandths; 0 when the seller was not liable for VAT. */
  permille: number;
};

/** Belongs to no line: the delivery, or a difference from the total. */
type ExtraAmount = { kind: 'delivery' | 'difference'; cents: number };

/**
 * Frozen when it is numbered; amounts of credit notes are positive. The buyer is not stored, because accounting
 * outlives the right to keep the name.
 */
export type StoredReceipt = {
  _id: string;
  /** Unique: `order/<id>`, `payment/<id>` or `refund/<id>`. */
  subject: string;
  /** The refund that repeats a failed one under the same note: `refund/<id>`. */
  retrySubject?: string;
  kind: ReceiptKind;
  orderID: string;
  orderNumber: string;
  userID: string;
  at: Date;
  orderedAt: Date;
  paymentMethod: PaymentMethod;
  seller: SellerDetails;
  lines: ReceiptLine[];
  extras: ExtraAmount[];
  totalCents: number;
  /** Empty when the seller was not liable for VAT. */
  vat: VatPart[];
  discountCode?: string;
  /** Number of the credited receipt; '' on a receipt. */
  credits: string;
};
export type PrintedReceipt = {
  receipt: StoredReceipt;
  brand: string;
  /** null once the buyer's account is deleted. */
  buyer: { name: string; address: string } | null;
};

export type UnnumberedReceipt = Omit<StoredReceipt, '_id' | 'at'>;

const finnishYear = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki', year: 'numeric' });

export const prefixOf = (kind: ReceiptKind, at: Date): string => `${finnishYear.format(at)}-${series[kind]}-`;

/** @param last null for the first of a year */
export function numberAfter(prefix: string, last: string | null): string {
  const count = last === null ? 0 : Number(last.slice(prefix.length));
  return `${prefix}${String(count + 1).padStart(6, '0')}`;
}

export const sumOf = (parts: readonly { cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

export function lineOf(line: StoredLine, quantity: number, cents: number): ReceiptLine {
  const { title, size, variant, colour = '', images, vatPermille: permille } = line;
  const model = images.length > 1 ? { model: { number: variant, colour } } : {};
  return { title, size, ...model, quantity, unitCents: unitPriceCents(line), cents, permille };
}

export const commonOf = ({ _id, number, userID, createdAt, paymentMethod, discount }: StoredOrder) => ({
  orderID: _id,
  orderNumber: number,
  userID,
  orderedAt: createdAt,
  paymentMethod,
  ...(discount ? { discountCode: discount.code } : {}),
});

export function buyerOf({ userName, address }: StoredOrder): PrintedReceipt['buyer'] {
  if (userName === DELETED_BUYER) return null;
  return { name: userName, address: `${address.address}, ${address.postcode} ${address.city}` };
}

export function receiptOf(order: StoredOrder, seller: SellerDetails): UnnumberedReceipt {
  const lines = order.lines.map((line) => ({
    ...lineOf(line, line.quantity, lineCents(line)),
    ...(line.discountCents ? { discountCents: line.discountCents } : {}),
  }));
  const { deliveryFeeCents } = order;
  const totalCents = paidCents(order);
  return {
    subject: `order/${order._id}`,
    kind: 'receipt',
    ...commonOf(order),
    seller,
    lines,
    extras: extrasOf(deliveryFeeCents, totalCents - sumOf(lines) - deliveryFeeCents),
    totalCents,
    vat: vatByRate({ lines, extraCents: totalCents - sumOf(lines) }),
    credits: '',
  };
}

/**
 * Payments that were added to the price after the receipt; their ids are only appended, so the receipt covers the first
 * ones.
 */
export function paymentsWithoutReceipt(
  order: StoredOrder,
  { totalCents }: Pick<StoredReceipt, 'totalCents'>,
): string[] {
  let cents = 0;
  return payingPaymentIds(order).filter((paymentId) => {
    const captured = capturedOf(order, paymentId);
    if (captured?.currency !== CURRENCY) return false;
    cents += captured.amountCents;
    return cents > totalCents;
  });
}

/** At the rates of the sale. */
export function additionalReceiptOf(
  order: StoredOrder,
  paymentId: string,
  { seller }: Pick<StoredReceipt, 'seller'>,
): UnnumberedReceipt {
  const totalCents = capturedOf(order, paymentId)?.amountCents ?? 0;
  return {
    subject: `payment/${paymentId}`,
    kind: 'receipt',
    ...commonOf(order),
    paymentMethod: methodOfAttempt(order.attempts[attemptOf(paymentId)]),
    seller,
    lines: [],
    extras: extrasOf(0, totalCents),
    totalCents,
    vat: vatByRate({ lines: [], extraCents: totalCents, over: taxedLines(order) }),
    credits: '',
  };
}

export function extrasOf(deliveryCents: number, differenceCents: number): ExtraAmount[] {
  const extras: ExtraAmount[] = [
    { kind: 'delivery', cents: deliveryCents },
    { kind: 'difference', cents: differenceCents },
  ];
  return extras.filter(({ cents }) => cents !== 0);
}
