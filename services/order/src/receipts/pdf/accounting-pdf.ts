import type { AccountingQuery } from '@shop/contracts';
import { paymentMethodLabels } from '@shop/shop-rules';
import { formatEuro, percentText } from '@shop/money';
import { hasDisputes, sumOfBooks, rowsOfBooks, type Booked, type BookSum } from '../accounting.ts';
import { booksTexts as texts } from '../texts/accounting.ts';
import { openPdfWriter, type PdfWriter } from './pdf-writer.ts';
import { LEFT, RIGHT } from './text-writer.ts';

const METHOD = 115;
const PAPERS = 225;
const SALES = 305;
const REFUNDS = 385;
const FEES = 475;

const head = { quiet: true, size: 9 };

type Asked = { query: AccountingQuery; seller: string; now: Date };

export async function booksPdf(booked: Booked, { query, seller, now }: Asked): Promise<Uint8Array> {
  const span = `${texts.day(query.from)}–${texts.day(query.to)}`;
  const pdf = await openPdfWriter({
    title: `${texts.title} ${span}`,
    made: now,
    foot: (page, pages) => [seller, texts.page(page, pages)],
  });
  pdf.row([{ text: seller, x: LEFT, bold: true, size: 11 }]);
  pdf.space(16);
  pdf.row([{ text: texts.title, x: LEFT, bold: true, size: 24 }], { height: 30, as: 'title' });
  pdf.space(4);
  pdf.row([{ text: span, x: LEFT }]);
  pdf.space(16);
  writeSums(pdf, booked);
  pdf.space(20);
  writeRows(pdf, booked, query.by);
  return pdf.finish();
}

function knownText({ cents, known, unknown }: BookSum['fees']): string {
  if (unknown === 0) return formatEuro(cents);
  return known === 0 ? texts.notKnown : `${formatEuro(cents)} *`;
}

function disputeTexts({ disputes }: BookSum): [[string, string], [string, string]] {
  return [
    [texts.disputes, knownText(disputes)],
    [texts.disputeFees, knownText({ ...disputes, cents: disputes.feeCents })],
  ];
}

function writeSums(pdf: PdfWriter, booked: Booked): void {
  const sum = sumOfBooks(booked);
  const { salesCents, refundCents, discountCents, fees, vat } = sum;
  const sums: [string, string][] = [
    [texts.sales, formatEuro(salesCents)],
    [texts.refunds, formatEuro(refundCents)],
    ...(discountCents > 0 ? [[texts.discounts, formatEuro(discountCents)] satisfies [string, string]] : []),
    [texts.allFees, knownText(fees)],
    ...(hasDisputes(sum) ? disputeTexts(sum) : []),
  ];
  for (const [name, told] of sums) {
    pdf.row([
      { text: name, x: LEFT, quiet: true },
      { text: told, x: SALES, isRight: true, bold: true },
    ]);
  }
  for (const { permille, netCents, vatCents } of vat) {
    pdf.row([
      { text: texts.vat(percentText(permille)), x: LEFT, quiet: true },
      { text: formatEuro(vatCents), x: SALES, isRight: true, bold: true },
      { text: texts.net(formatEuro(netCents)), x: RIGHT, isRight: true, quiet: true },
    ]);
  }
}

function writeRows(pdf: PdfWriter, booked: Booked, by: AccountingQuery['by']): void {
  pdf.row(
    [
      { text: texts.period, x: LEFT, ...head },
      { text: texts.method, x: METHOD, ...head },
      { text: texts.documents, x: PAPERS, isRight: true, ...head },
      { text: texts.sales, x: SALES, isRight: true, ...head },
      { text: texts.refunds, x: REFUNDS, isRight: true, ...head },
      { text: texts.fees, x: FEES, isRight: true, ...head },
      { text: texts.tax, x: RIGHT, isRight: true, ...head },
    ],
    { as: 'head' },
  );
  pdf.line();
  const rows = rowsOfBooks(booked, by);
  for (const row of rows) {
    pdf.row([
      { text: texts.day(row.period), x: LEFT },
      { text: paymentMethodLabels[row.paymentMethod], x: METHOD },
      { text: String(row.receipts + row.creditNotes), x: PAPERS, isRight: true },
      { text: formatEuro(row.salesCents), x: SALES, isRight: true },
      { text: formatEuro(row.refundCents), x: REFUNDS, isRight: true },
      { text: knownText(row.fees), x: FEES, isRight: true },
      { text: formatEuro(row.vat.reduce((sum, { vatCents }) => sum + vatCents, 0)), x: RIGHT, isRight: true },
    ]);
    if (hasDisputes(row)) {
      const [[, sum], [, fees]] = disputeTexts(row);
      pdf.row([{ text: texts.disputed(sum, fees), x: METHOD, quiet: true }]);
    }
  }
  const isInPart = ({ known, unknown }: { known: number; unknown: number }) => known > 0 && unknown > 0;
  if ([sumOfBooks(booked), ...rows].some(({ fees, disputes }) => isInPart(fees) || isInPart(disputes))) {
    pdf.space(8);
    pdf.row([{ text: texts.partKnown, x: LEFT, quiet: true }]);
  }
}
