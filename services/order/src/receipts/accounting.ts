import type { BookedFee, AccountingQuery } from '@shop/contracts';
import { localDay, type PaymentMethod } from '@shop/shop-rules';
import { subtractVat, type VatPart } from '@shop/money';
import type { StoredReceipt } from './receipt.ts';

export type BookedReceipt = Pick<
  StoredReceipt,
  '_id' | 'kind' | 'at' | 'paymentMethod' | 'totalCents' | 'vat'
> & { lines: Pick<StoredReceipt['lines'][number], 'discountCents'>[] };

export type Booked = { receipts: readonly BookedReceipt[]; fees: readonly BookedFee[] };

/** Sums of one payment method in a day or month, in cents. */
export type BookSum = {
  receipts: number;
  creditNotes: number;
  salesCents: number;
  refundCents: number;
  discountCents: number;
  /** Provider fees, with the number of charges whose fee is known or unknown. */
  fees: Pick<BookedFee, 'cents' | 'known' | 'unknown'>;
  disputes: BookedFee['disputes'];
  vat: VatPart[];
};
export type BookRow = BookSum & { period: string; paymentMethod: PaymentMethod };

export function sumOfBooks({ receipts, fees }: Booked): BookSum {
  const of = (kind: StoredReceipt['kind']) => receipts.filter((receipt) => receipt.kind === kind);
  const cents = (list: readonly BookedReceipt[]) => list.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const [sales, refunds] = [of('receipt'), of('credit')];
  return {
    receipts: sales.length,
    creditNotes: refunds.length,
    salesCents: cents(sales),
    refundCents: cents(refunds),
    discountCents: sales
      .flatMap(({ lines }) => lines)
      .reduce((sum, { discountCents = 0 }) => sum + discountCents, 0),
    fees: fees.reduce(
      (sum, { cents: kept, known, unknown }) => ({
        cents: sum.cents + kept,
        known: sum.known + known,
        unknown: sum.unknown + unknown,
      }),
      { cents: 0, known: 0, unknown: 0 },
    ),
    disputes: fees.reduce(
      (sum, { disputes }) => ({
        cents: sum.cents + disputes.cents,
        feeCents: sum.feeCents + disputes.feeCents,
        known: sum.known + disputes.known,
        unknown: sum.unknown + disputes.unknown,
      }),
      { cents: 0, feeCents: 0, known: 0, unknown: 0 },
    ),
    vat: vatOfBooks(receipts),
  };
}

/** Rows in time order; fees may fall on days without a document. */
export function rowsOfBooks({ receipts, fees }: Booked, by: AccountingQuery['by']): BookRow[] {
  const keyOf = (day: string, method: PaymentMethod) => `${day.slice(0, by === 'month' ? 7 : 10)} ${method}`;
  const numbered = Map.groupBy(receipts, ({ at, paymentMethod }) => keyOf(localDay(at), paymentMethod));
  const kept = Map.groupBy(fees, ({ day, paymentMethod }) => keyOf(day, paymentMethod));
  return [...new Set([...numbered.keys(), ...kept.keys()])].toSorted().map((key) => {
    const [period, paymentMethod] = key.split(' ') as [string, PaymentMethod];
    const booked = { receipts: numbered.get(key) ?? [], fees: kept.get(key) ?? [] };
    return { period, paymentMethod, ...sumOfBooks(booked) };
  });
}

export const hasDisputes = ({ disputes: { known, unknown } }: Pick<BookSum, 'disputes'>): boolean =>
  known + unknown > 0;

function vatOfBooks(receipts: readonly BookedReceipt[]): VatPart[] {
  const of = (asked: StoredReceipt['kind']) =>
    receipts.flatMap(({ kind, vat }) => (kind === asked ? vat : []));
  return subtractVat(of('receipt'), of('credit'));
}
