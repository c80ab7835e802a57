import { paymentMethodLabels, type BooksQuery } from '@shop/contracts';
import { formatEuro, percentText } from '@shop/money';
import { sumOfBooks, rowsOfBooks, type BookedReceipt } from '../domain/books.ts';
import { booksTexts as texts } from '../texts/books.ts';
import { LEFT, openPaper, RIGHT, type Paper } from './paper.ts';

const METHOD = 130;
const PAPERS = 270;
const SALES = 355;
const REFUNDS = 445;

const head = { quiet: true, size: 9 };

type Asked = { query: BooksQuery; seller: string; now: Date };

/** The books between two days as a file to print: sums, VAT by rate, and a line for each day or month and method. */
export async function booksPdf(
  receipts: readonly BookedReceipt[],
  { query, seller, now }: Asked,
): Promise<Uint8Array> {
  const span = `${texts.day(query.from)}–${texts.day(query.to)}`;
  const paper = await openPaper({ title: `${texts.title} ${span}`, made: now });
  paper.row([{ text: seller, x: LEFT, bold: true, size: 11 }]);
  paper.space(16);
  paper.row([{ text: texts.title, x: LEFT, bold: true, size: 24 }], { height: 30, as: 'title' });
  paper.space(4);
  paper.row([{ text: span, x: LEFT }]);
  paper.space(16);
  writeSums(paper, receipts);
  paper.space(20);
  writeRows(paper, receipts, query.by);
  return paper.finish((page, pages) => [seller, texts.page(page, pages)]);
}

function writeSums(paper: Paper, receipts: readonly BookedReceipt[]): void {
  const { salesCents, refundCents, discountCents, vat } = sumOfBooks(receipts);
  const sums: [string, number][] = [
    [texts.sales, salesCents],
    [texts.refunds, refundCents],
    ...(discountCents > 0 ? [[texts.discounts, discountCents] satisfies [string, number]] : []),
  ];
  for (const [name, cents] of sums) {
    paper.row([
      { text: name, x: LEFT, quiet: true },
      { text: formatEuro(cents), x: SALES, isRight: true, bold: true },
    ]);
  }
  for (const { permille, netCents, vatCents } of vat) {
    paper.row([
      { text: texts.vat(percentText(permille)), x: LEFT, quiet: true },
      { text: formatEuro(vatCents), x: SALES, isRight: true, bold: true },
      { text: texts.net(formatEuro(netCents)), x: RIGHT, isRight: true, quiet: true },
    ]);
  }
}

function writeRows(paper: Paper, receipts: readonly BookedReceipt[], by: BooksQuery['by']): void {
  paper.row(
    [
      { text: texts.period, x: LEFT, ...head },
      { text: texts.method, x: METHOD, ...head },
      { text: texts.papers, x: PAPERS, isRight: true, ...head },
      { text: texts.sales, x: SALES, isRight: true, ...head },
      { text: texts.refunds, x: REFUNDS, isRight: true, ...head },
      { text: texts.tax, x: RIGHT, isRight: true, ...head },
    ],
    { as: 'head' },
  );
  paper.line();
  for (const row of rowsOfBooks(receipts, by)) {
    paper.row([
      { text: texts.day(row.period), x: LEFT },
      { text: paymentMethodLabels[row.paymentMethod], x: METHOD },
      { text: String(row.receipts + row.creditNotes), x: PAPERS, isRight: true },
      { text: formatEuro(row.salesCents), x: SALES, isRight: true },
      { text: formatEuro(row.refundCents), x: REFUNDS, isRight: true },
      { text: formatEuro(row.vat.reduce((sum, { vatCents }) => sum + vatCents, 0)), x: RIGHT, isRight: true },
    ]);
  }
}
