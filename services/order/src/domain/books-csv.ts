import { paymentMethodLabels } from '@shop/contracts';
import { eurosText, percentText } from '@shop/money';
import type { BookRow } from './books.ts';

/** By it a spreadsheet knows that the file is UTF-8. */
const BOM = '\uFEFF';
const words = {
  period: 'Jakso',
  method: 'Maksutapa',
  receipts: 'Kuitteja',
  creditNotes: 'Hyvityslaskuja',
  sales: 'Myynti',
  refunds: 'Palautukset',
  discounts: 'Alennukset',
  net: (rate: string) => `Veroton ${rate}`,
  vat: (rate: string) => `ALV ${rate}`,
};

const amount = (cents: number): string => eurosText(cents).replace('.', ',');

/** The books as a file for a Finnish spreadsheet: semicolons, decimal commas, a column for each rate that occurs. */
export function booksCsv(rows: readonly BookRow[]): string {
  const rates = [...new Set(rows.flatMap(({ vat }) => vat.map(({ permille }) => permille)))].toSorted(
    (one, other) => other - one,
  );
  const head = [
    words.period,
    words.method,
    words.receipts,
    words.creditNotes,
    words.sales,
    words.refunds,
    ...rates.map(percentText).flatMap((rate) => [words.net(rate), words.vat(rate)]),
    words.discounts,
  ];
  const lines = rows.map((row) => [
    row.period,
    paymentMethodLabels[row.paymentMethod],
    String(row.receipts),
    String(row.creditNotes),
    amount(row.salesCents),
    amount(row.refundCents),
    ...rates.flatMap((rate) => {
      const part = row.vat.find(({ permille }) => permille === rate);
      return [amount(part?.netCents ?? 0), amount(part?.vatCents ?? 0)];
    }),
    amount(row.discountCents),
  ]);
  return BOM + [head, ...lines].map((cells) => `${cells.join(';')}\r\n`).join('');
}
