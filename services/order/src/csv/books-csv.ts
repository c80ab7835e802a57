import { paymentMethodLabels } from '@shop/contracts';
import { percentText } from '@shop/money';
import { csvEuros, csvLine, csvNumber, CSV_START } from '@shop/service-kit';
import type { BookRow } from '../domain/books.ts';

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
    csvNumber(row.receipts),
    csvNumber(row.creditNotes),
    csvEuros(row.salesCents),
    csvEuros(row.refundCents),
    ...rates.flatMap((rate) => {
      const part = row.vat.find(({ permille }) => permille === rate);
      return [csvEuros(part?.netCents ?? 0), csvEuros(part?.vatCents ?? 0)];
    }),
    csvEuros(row.discountCents),
  ]);
  return CSV_START + [head, ...lines].map(csvLine).join('');
}
