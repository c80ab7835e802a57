import type { BookedFee, AccountingQuery } from '@shop/contracts';
import { localDay, type PaymentMethod } from '@shop/shop-rules';
import { subtractVat, type VatPart } from '@shop/money';
import type { StoredReceipt } from './receipt.ts';

export type AccountingReceipt = Pick<
  StoredReceipt,
  '_id' | 'kind' | 'at' | 'paymentMethod' | 'totalCents' | 'vat'
> & { lines: Pick<StoredReceipt['lines'][number], 'discountCents'>[] };

export type AccountingInput = { receipts: readonly AccountingReceipt[]; fees: readonly BookedFee[] };

/** Sums of one payment method in a day or month, in cents. */
export type AccountingSum = {
  receipts: number;
  creditNotes: number;
  salesCents: number;
  refundCents: number;
  discountCents: number;
  fees: Pick<BookedFee, 'cents' | 'known' | 'unknown'>;
  disputes: BookedFee['disputes'];
  vat: VatPart[];
};
export type AccountingRow = AccountingSum & { period: string; paymentMethod: PaymentMethod };

export function accountingSum({ receipts, fees }: AccountingInput): AccountingSum {
  const of = (kind: StoredReceipt['kind']) => receipts.filter((receipt) => receipt.kind === kind);
  const cents = (list: readonly AccountingReceipt[]) =>
    list.reduce((sum, { totalCents }) => sum + totalCents, 0);
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
      (sum, { cents, known, unknown }) => ({
        cents: sum.cents + cents,
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
    vat: accountingVat(receipts),
  };
}

/** Rows in time order; fees may fall on days without a document. */
export function accountingRows(
  { receipts, fees }: AccountingInput,
  by: AccountingQuery['by'],
): AccountingRow[] {
  const keyOf = (day: string, method: PaymentMethod) => `${day.slice(0, by === 'month' ? 7 : 10)} ${method}`;
  const receiptsByKey = Map.groupBy(receipts, ({ at, paymentMethod }) => keyOf(localDay(at), paymentMethod));
  const feesByKey = Map.groupBy(fees, ({ day, paymentMethod }) => keyOf(day, paymentMethod));
  return [...new Set([...receiptsByKey.keys(), ...feesByKey.keys()])].toSorted().map((key) => {
    const [period, paymentMethod] = key.split(' ') as [string, PaymentMethod];
    const booked = { receipts: receiptsByKey.get(key) ?? [], fees: feesByKey.get(key) ?? [] };
    return { period, paymentMethod, ...accountingSum(booked) };
  });
}

export const hasDisputes = ({ disputes: { known, unknown } }: Pick<AccountingSum, 'disputes'>): boolean =>
  known + unknown > 0;

function accountingVat(receipts: readonly AccountingReceipt[]): VatPart[] {
  const of = (asked: StoredReceipt['kind']) =>
    receipts.flatMap(({ kind, vat }) => (kind === asked ? vat : []));
  return subtractVat(of('receipt'), of('credit'));
}
