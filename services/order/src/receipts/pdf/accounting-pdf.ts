import type { AccountingQuery } from '@shop/contracts';
import { paymentMethodLabels } from '@shop/shop-rules';
import { formatEuro, percentText } from '@shop/money';
import {
  hasDisputes,
  accountingSum,
  accountingRows,
  type AccountingInput,
  type AccountingSum,
} from '../accounting.ts';
import { accountingTexts as texts } from '../texts/accounting.ts';
import { openPdfWriter, type PdfWriter } from './pdf-writer.ts';
import { LEFT, RIGHT } from './text-writer.ts';

const METHOD = 115;
const DOCUMENTS = 225;
const SALES = 305;
const REFUNDS = 385;
const FEES = 475;

const head = { quiet: true, size: 9 };

type AccountingPage = { query: AccountingQuery; seller: string; now: Date };

export async function accountingPdf(
  booked: AccountingInput,
  { query, seller, now }: AccountingPage,
): Promise<Uint8Array> {
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

function feesText({ cents, known, unknown }: AccountingSum['fees']): string {
  if (unknown === 0) return formatEuro(cents);
  return known === 0 ? texts.notKnown : `${formatEuro(cents)} *`;
}

function disputeTexts({ disputes }: AccountingSum): [[string, string], [string, string]] {
  return [
    [texts.disputes, feesText(disputes)],
    [texts.disputeFees, feesText({ ...disputes, cents: disputes.feeCents })],
  ];
}

function writeSums(pdf: PdfWriter, booked: AccountingInput): void {
  const sum = accountingSum(booked);
  const { salesCents, refundCents, discountCents, fees, vat } = sum;
  const sums: [string, string][] = [
    [texts.sales, formatEuro(salesCents)],
    [texts.refunds, formatEuro(refundCents)],
    ...(discountCents > 0 ? [[texts.discounts, formatEuro(discountCents)] satisfies [string, string]] : []),
    [texts.allFees, feesText(fees)],
    ...(hasDisputes(sum) ? disputeTexts(sum) : []),
  ];
  for (const [name, amount] of sums) {
    pdf.row([
      { text: name, x: LEFT, quiet: true },
      { text: amount, x: SALES, isRight: true, bold: true },
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

function writeRows(pdf: PdfWriter, booked: AccountingInput, by: AccountingQuery['by']): void {
  pdf.row(
    [
      { text: texts.period, x: LEFT, ...head },
      { text: texts.method, x: METHOD, ...head },
      { text: texts.documents, x: DOCUMENTS, isRight: true, ...head },
      { text: texts.sales, x: SALES, isRight: true, ...head },
      { text: texts.refunds, x: REFUNDS, isRight: true, ...head },
      { text: texts.fees, x: FEES, isRight: true, ...head },
      { text: texts.tax, x: RIGHT, isRight: true, ...head },
    ],
    { as: 'head' },
  );
  pdf.line();
  const rows = accountingRows(booked, by);
  for (const row of rows) {
    pdf.row([
      { text: texts.day(row.period), x: LEFT },
      { text: paymentMethodLabels[row.paymentMethod], x: METHOD },
      { text: String(row.receipts + row.creditNotes), x: DOCUMENTS, isRight: true },
      { text: formatEuro(row.salesCents), x: SALES, isRight: true },
      { text: formatEuro(row.refundCents), x: REFUNDS, isRight: true },
      { text: feesText(row.fees), x: FEES, isRight: true },
      { text: formatEuro(row.vat.reduce((sum, { vatCents }) => sum + vatCents, 0)), x: RIGHT, isRight: true },
    ]);
    if (hasDisputes(row)) {
      const [[, sum], [, fees]] = disputeTexts(row);
      pdf.row([{ text: texts.disputed(sum, fees), x: METHOD, quiet: true }]);
    }
  }
  const isPartlyKnown = ({ known, unknown }: { known: number; unknown: number }) => known > 0 && unknown > 0;
  if (
    [accountingSum(booked), ...rows].some(
      ({ fees, disputes }) => isPartlyKnown(fees) || isPartlyKnown(disputes),
    )
  ) {
    pdf.space(8);
    pdf.row([{ text: texts.partlyKnown, x: LEFT, quiet: true }]);
  }
}
