import type { BooksQuery, PaymentMethod } from '@shop/contracts';
import type { VatPart } from '@shop/money';
import type { StoredReceipt } from './receipt.ts';

/** What the books need of a receipt or a credit note. */
export type BookedReceipt = Pick<
  StoredReceipt,
  '_id' | 'kind' | 'at' | 'paymentMethod' | 'totalCents' | 'vat'
> & { lines: Pick<StoredReceipt['lines'][number], 'discountCents'>[] };

/** What was numbered of one payment method in a day or a month, in cents. */
export type BookSum = {
  receipts: number;
  creditNotes: number;
  salesCents: number;
  refundCents: number;
  /** What codes took off the sales, which are the sums that were paid. */
  discountCents: number;
  /** Refunds taken off, the highest rate first. */
  vat: VatPart[];
};
export type BookRow = BookSum & { period: string; paymentMethod: PaymentMethod };

const finnishDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' });

/** The day in Finland on which something was numbered: '2026-11-21'. */
export const dayOf = ({ at }: Pick<BookedReceipt, 'at'>): string => finnishDay.format(at);

/** Whatever is given, summed. */
export function sumOfBooks(receipts: readonly BookedReceipt[]): BookSum {
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
    vat: vatOfBooks(receipts),
  };
}

/** Sums by day or month and payment method, in time. */
export function rowsOfBooks(receipts: readonly BookedReceipt[], by: BooksQuery['by']): BookRow[] {
  const periodOf = (receipt: BookedReceipt) => dayOf(receipt).slice(0, by === 'month' ? 7 : 10);
  const groups = Map.groupBy(receipts, (receipt) => `${periodOf(receipt)} ${receipt.paymentMethod}`);
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) => {
      const [first] = group;
      if (!first) return [];
      return [{ period: periodOf(first), paymentMethod: first.paymentMethod, ...sumOfBooks(group) }];
    });
}

function vatOfBooks(receipts: readonly BookedReceipt[]): VatPart[] {
  const parts = new Map<number, VatPart>();
  for (const { kind, vat } of receipts) {
    const sign = kind === 'receipt' ? 1 : -1;
    for (const { permille, grossCents, netCents, vatCents } of vat) {
      const before = parts.get(permille) ?? { permille, grossCents: 0, netCents: 0, vatCents: 0 };
      parts.set(permille, {
        permille,
        grossCents: before.grossCents + sign * grossCents,
        netCents: before.netCents + sign * netCents,
        vatCents: before.vatCents + sign * vatCents,
      });
    }
  }
  return [...parts.values()].toSorted((one, other) => other.permille - one.permille);
}
