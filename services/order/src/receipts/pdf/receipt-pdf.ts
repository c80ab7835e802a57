import { notVatLiable, paymentMethodLabels } from '@shop/shop-rules';
import { formatEuro, percentText } from '@shop/money';
import type { PrintedReceipt, StoredReceipt } from '../receipt.ts';
import { receiptTexts as texts } from '../texts/receipt.ts';
import { openPdfWriter, type PdfWriter } from './pdf-writer.ts';
import { LEFT, RIGHT } from './text-writer.ts';

const day = new Intl.DateTimeFormat('fi-FI', { timeZone: 'Europe/Helsinki' });

const TITLE = 230;
const QUANTITY = 345;
const UNIT = 415;
const RATE = 465;

export async function receiptPdf({ receipt, brand, buyer }: PrintedReceipt): Promise<Uint8Array> {
  const { kind, seller, _id, at } = receipt;
  const title = texts.titles[kind];
  const pdf = await openPdfWriter({
    title: `${title} ${_id}`,
    made: at,
    foot: (page, pages) => [
      [seller.name, texts.businessId(seller.businessId), seller.address].join(' · '),
      [seller.email, seller.phone].join(' · '),
      ...(pages > 1 ? [texts.page(page, pages)] : []),
    ],
  });
  pdf.wordmark(brand);
  pdf.space(12);
  pdf.row([{ text: seller.name, x: LEFT, bold: true, size: 11 }]);
  pdf.space(16);
  pdf.row([{ text: title, x: LEFT, bold: true, size: 24 }], { height: 30, as: 'title' });
  pdf.space(8);
  writeDetails(pdf, receipt, buyer);
  pdf.space(20);
  writeLines(pdf, receipt);
  pdf.space(20);
  writeVat(pdf, receipt);
  return pdf.finish();
}

function writeDetails(
  pdf: PdfWriter,
  { _id, at, orderNumber, orderedAt, paymentMethod, discountCode, credits }: StoredReceipt,
  buyer: PrintedReceipt['buyer'],
): void {
  const details = [
    [texts.number, _id],
    [texts.date, day.format(at)],
    ...(credits ? [[texts.credits, credits]] : []),
    [texts.order, orderNumber],
    [texts.orderedAt, day.format(orderedAt)],
    [texts.method, paymentMethodLabels[paymentMethod]],
    ...(discountCode ? [[texts.discountCode, discountCode]] : []),
    ...(buyer
      ? [
          [texts.buyer, buyer.name],
          [texts.address, buyer.address],
        ]
      : []),
  ];
  for (const [name = '', value = ''] of details) {
    pdf.row([
      { text: name, x: LEFT, quiet: true },
      { text: value, x: LEFT + 110 },
    ]);
  }
}

function writeLines(pdf: PdfWriter, receipt: StoredReceipt): void {
  const { kind, lines, totalCents } = receipt;
  const { columns } = texts;
  const head = { quiet: true, size: 9 };
  pdf.row(
    [
      { text: columns.product, x: LEFT, ...head },
      { text: columns.quantity, x: QUANTITY, isRight: true, ...head },
      { text: columns.unit, x: UNIT, isRight: true, ...head },
      { text: columns.rate, x: RATE, isRight: true, ...head },
      { text: columns.sum, x: RIGHT, isRight: true, ...head },
    ],
    { as: 'head' },
  );
  pdf.line();
  for (const line of lines) writeLine(pdf, line);
  for (const extra of printedExtrasOf(receipt)) {
    const text = extra.kind === 'delivery' ? texts.extras.delivery : texts.extras.difference[kind];
    pdf.row([
      { text, x: LEFT },
      { text: formatEuro(extra.cents), x: RIGHT, isRight: true },
    ]);
  }
  pdf.line();
  pdf.row(
    [
      { text: texts.total[kind], x: LEFT, bold: true, size: 13 },
      { text: formatEuro(totalCents), x: RIGHT, isRight: true, bold: true, size: 13 },
    ],
    { height: 24 },
  );
}

/** The sum before the discount, which has its own row. */
function writeLine(pdf: PdfWriter, line: StoredReceipt['lines'][number]): void {
  const { title, size, model, quantity, unitCents, cents, discountCents = 0, permille } = line;
  const sumCents = cents + discountCents;
  const isUnitPrice = quantity > 0 && unitCents * quantity === sumCents;
  pdf.row([
    { text: title, x: LEFT, width: TITLE, details: texts.details(size, model) },
    { text: quantity > 0 ? texts.pieces(quantity) : '', x: QUANTITY, isRight: true },
    { text: isUnitPrice ? formatEuro(unitCents) : '', x: UNIT, isRight: true },
    { text: permille > 0 ? percentText(permille) : '', x: RATE, isRight: true },
    { text: formatEuro(sumCents), x: RIGHT, isRight: true },
  ]);
  if (!discountCents) return;
  pdf.row([
    { text: texts.discount, x: LEFT, quiet: true },
    { text: formatEuro(-discountCents), x: RIGHT, isRight: true, quiet: true },
  ]);
}

/** Free delivery is named on the order's receipt. */
function printedExtrasOf({ subject, extras }: StoredReceipt): StoredReceipt['extras'] {
  const isFree = subject.startsWith('order/') && extras.every(({ kind }) => kind !== 'delivery');
  return isFree ? [{ kind: 'delivery', cents: 0 }, ...extras] : extras;
}

function writeVat(pdf: PdfWriter, { vat }: StoredReceipt): void {
  if (vat.length === 0) return pdf.row([{ text: `${notVatLiable}.`, x: LEFT }]);
  const { title, net, tax, gross } = texts.vat;
  const head = { quiet: true, size: 9, isRight: true };
  pdf.row(
    [
      { text: title, x: LEFT, quiet: true, size: 9 },
      { text: net, x: QUANTITY, ...head },
      { text: tax, x: RATE, ...head },
      { text: gross, x: RIGHT, ...head },
    ],
    { as: 'head' },
  );
  pdf.line();
  for (const { permille, netCents, vatCents, grossCents } of vat) {
    pdf.row([
      { text: percentText(permille), x: LEFT },
      { text: formatEuro(netCents), x: QUANTITY, isRight: true },
      { text: formatEuro(vatCents), x: RATE, isRight: true },
      { text: formatEuro(grossCents), x: RIGHT, isRight: true },
    ]);
  }
}
