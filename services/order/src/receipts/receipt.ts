import type { SellerDetails } from '@shop/contracts';
import { unitPriceCents, type PaymentMethod } from '@shop/shop-rules';
import { CURRENCY, vatByRate, type VatPart } from '@shop/money';
import { attemptOf, methodOfAttempt } from '../domain/money/attempts.ts';
import { DELETED_BUYER, type StoredLine, type StoredOrder } from '../domain/order.ts';
import { capturedOf, paidCents, payersOf } from '../domain/money/refunds.ts';
import { lineCents } from '../domain/money/totals.ts';
import { taxedLines } from '../domain/money/vat.ts';

/** What is numbered: a receipt of what was paid, and a credit note of what went back. Each has a series of its own. */
const series = { receipt: 'K', credit: 'H' } as const;
export type ReceiptKind = keyof typeof series;

/** Pieces of one kind at one price; `cents` are those of all of them, with VAT, less their discount. */
type ReceiptLine = {
  title: string;
  size: string;
  /** Missing where a product has one model alone. */
  model?: { number: number; colour: string };
  quantity: number;
  unitCents: number;
  cents: number;
  /** What a code took off all of them; missing without, and on a credit note. */
  discountCents?: number;
  /** Thousandths; 0 where the seller was not liable for VAT. */
  permille: number;
};

/** What belongs to no line: the delivery, or how far the sum is from what lines and delivery come to. */
type Beside = { is: 'delivery' | 'difference'; cents: number };

/**
 * A receipt or a credit note as it was when it got its number; nothing of what it says is written again. Sums of a credit note are
 * what went back, above zero. The buyer is not frozen: the accounting keeps receipts for longer than the shop may keep a
 * name. The printed file takes the buyer from the order, for as long as that has one.
 */
export type StoredReceipt = {
  /** Year, series and running number: '2026-K-000123'. */
  _id: string;
  /** What it is of, once: `order/<id>`, `payment/<id>` or `refund/<id>`. */
  for: string;
  /** The refund that has sent a credit note's money again, after its own was taken back: `refund/<id>`. */
  alsoFor?: string;
  kind: ReceiptKind;
  orderID: string;
  /** The number by which people call the order. */
  orderNumber: string;
  userID: string;
  /** When it got its number. */
  at: Date;
  orderedAt: Date;
  paymentMethod: PaymentMethod;
  seller: SellerDetails;
  lines: ReceiptLine[];
  besides: Beside[];
  totalCents: number;
  /** None where the seller was not liable for VAT. */
  vat: VatPart[];
  /** The discount code of the order; missing without one. */
  discountCode?: string;
  /** The number of the receipt that a credit note takes back; '' on a receipt. */
  credits: string;
};
/** What a receipt's file shows. */
export type PrintedReceipt = {
  receipt: StoredReceipt;
  brand: string;
  /** null once the buyer's account is deleted. */
  buyer: { name: string; address: string } | null;
};

export type UnnumberedReceipt = Omit<StoredReceipt, '_id' | 'at'>;

const finnishYear = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki', year: 'numeric' });

/** What the numbers of a series begin with on a day: '2026-K-'. */
export const prefixOf = (kind: ReceiptKind, at: Date): string => `${finnishYear.format(at)}-${series[kind]}-`;

/** The number after another one of its series; the first of a year after null. */
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

/** Who bought, as a receipt names them; null once the order has forgotten its buyer. */
export function buyerOf({ userName, address }: StoredOrder): PrintedReceipt['buyer'] {
  if (userName === DELETED_BUYER) return null;
  return { name: userName, address: `${address.address}, ${address.postcode} ${address.city}` };
}

/** The receipt of a paid order. */
export function receiptOf(order: StoredOrder, seller: SellerDetails): UnnumberedReceipt {
  const lines = order.lines.map((line) => ({
    ...lineOf(line, line.quantity, lineCents(line)),
    ...(line.discountCents ? { discountCents: line.discountCents } : {}),
  }));
  const { deliveryFeeCents } = order;
  const totalCents = paidCents(order);
  return {
    for: `order/${order._id}`,
    kind: 'receipt',
    ...commonOf(order),
    seller,
    lines,
    besides: besidesOf(deliveryFeeCents, totalCents - sumOf(lines) - deliveryFeeCents),
    totalCents,
    vat: vatByRate({ lines, besidesCents: totalCents - sumOf(lines) }),
    credits: '',
  };
}

/**
 * The payments that count as an order's price and came to do so after its receipt was numbered: payers are only ever added
 * at the end, and what was known of them is on it.
 */
export function receiptlessOf(
  order: StoredOrder,
  { totalCents }: Pick<StoredReceipt, 'totalCents'>,
): string[] {
  let cents = 0;
  return payersOf(order).filter((paymentId) => {
    const captured = capturedOf(order, paymentId);
    if (captured?.currency !== CURRENCY) return false;
    cents += captured.amountCents;
    return cents > totalCents;
  });
}

/** The receipt of such a payment: no goods more, but what was paid for them, at the rates of the sale. */
export function receiptOfMore(
  order: StoredOrder,
  paymentId: string,
  { seller }: Pick<StoredReceipt, 'seller'>,
): UnnumberedReceipt {
  const totalCents = capturedOf(order, paymentId)?.amountCents ?? 0;
  return {
    for: `payment/${paymentId}`,
    kind: 'receipt',
    ...commonOf(order),
    paymentMethod: methodOfAttempt(order.attempts[attemptOf(paymentId)]),
    seller,
    lines: [],
    besides: besidesOf(0, totalCents),
    totalCents,
    vat: vatByRate({ lines: [], besidesCents: totalCents, over: taxedLines(order) }),
    credits: '',
  };
}

export function besidesOf(deliveryCents: number, differenceCents: number): Beside[] {
  const besides: Beside[] = [
    { is: 'delivery', cents: deliveryCents },
    { is: 'difference', cents: differenceCents },
  ];
  return besides.filter(({ cents }) => cents !== 0);
}
