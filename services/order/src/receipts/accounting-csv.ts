import { paymentMethodLabels } from '@shop/shop-rules';
import { percentText } from '@shop/money';
import { csvEuros, csvLine, csvNumber, CSV_START } from '@shop/service-kit';
import type { AccountingRow } from './accounting.ts';

const words = {
  period: 'Jakso',
  method: 'Maksutapa',
  receipts: 'Kuitteja',
  creditNotes: 'Hyvityslaskuja',
  sales: 'Myynti',
  refunds: 'Palautukset',
  discounts: 'Alennukset',
  fees: 'Maksupalvelujen kulut',
  unknownFees: 'Tapahtumia, joiden kulut eivät ole vielä tiedossa',
  disputes: 'Riitautusten veloitukset',
  disputeFees: 'Riitautusten kulut',
  unknownDisputes: 'Riitautuksia, joiden veloitukset eivät ole vielä tiedossa',
  net: (rate: string) => `Veroton ${rate}`,
  vat: (rate: string) => `ALV ${rate}`,
};

/** For a Finnish spreadsheet: semicolons, decimal commas, a column for each VAT rate. */
export function accountingCsv(rows: readonly AccountingRow[]): string {
  const rates = [...new Set(rows.flatMap(({ vat }) => vat.map(({ permille }) => permille)))].toSorted(
    (a, b) => b - a,
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
    words.fees,
    words.unknownFees,
    words.disputes,
    words.disputeFees,
    words.unknownDisputes,
  ];
  const lines = rows.map((row) => [
    row.period,
    paymentMethodLabels[row.paymentMethod],
    csvNumber(row.receipts),
    csvNumber(row.creditNotes),
    csvEuros(row.salesCents),
    csvEuros(row.refundCents),
    ...rates.flatMap((rate) => {
      const vatPart = row.vat.find(({ permille }) => permille === rate);
      return [csvEuros(vatPart?.netCents ?? 0), csvEuros(vatPart?.vatCents ?? 0)];
    }),
    csvEuros(row.discountCents),
    eurosIfKnown(row.fees, row.fees.cents),
    csvNumber(row.fees.unknown),
    eurosIfKnown(row.disputes, row.disputes.cents),
    eurosIfKnown(row.disputes, row.disputes.feeCents),
    csvNumber(row.disputes.unknown),
  ]);
  return CSV_START + [head, ...lines].map(csvLine).join('');
}

const eurosIfKnown = ({ known, unknown }: { known: number; unknown: number }, cents: number) =>
  known > 0 || unknown === 0 ? csvEuros(cents) : csvEuros(null);
