import { notVatLiable, paymentMethodLabels } from '@shop/contracts';
import { formatEuro, percentText } from '@shop/money';
import type { StoredReceipt } from '../domain/receipt.ts';
import { receiptTexts as texts } from '../texts/receipt.ts';
import { LEFT, openPaper, RIGHT, type Paper } from './paper.ts';

const day = new Intl.DateTimeFormat('fi-FI', { timeZone: 'Europe/Helsinki' });

const QUANTITY = 345;
const UNIT = 415;
const RATE = 465;

/** A receipt or a credit note as a file: written anew at each call, from what was frozen with its number. */
export async function receiptPdf(receipt: StoredReceipt): Promise<Uint8Array> {
  const { kind, seller, _id, at } = receipt;
  const title = texts.titles[kind];
  const paper = await openPaper({ title: `${title} ${_id}`, made: at });
  paper.row([{ text: seller.name, x: LEFT, bold: true, size: 11 }]);
  paper.space(16);
  paper.row([{ text: title, x: LEFT, bold: true, size: 24 }], { height: 30, as: 'title' });
  paper.space(8);
  writeFacts(paper, receipt);
  paper.space(20);
  writeLines(paper, receipt);
  paper.space(20);
  writeVat(paper, receipt);
  return paper.finish((page, pages) => [
    [seller.name, texts.businessId(seller.businessId), seller.address].join(' · '),
    [seller.email, seller.phone].join(' · '),
    ...(pages > 1 ? [texts.page(page, pages)] : []),
  ]);
}

function writeFacts(
  paper: Paper,
  { _id, at, orderNumber, orderedAt, paymentMethod, discountCode, credits }: StoredReceipt,
): void {
  const facts = [
    [texts.number, _id],
    [texts.date, day.format(at)],
    ...(credits ? [[texts.credits, credits]] : []),
    [texts.order, orderNumber],
    [texts.orderedAt, day.format(orderedAt)],
    [texts.method, paymentMethodLabels[paymentMethod]],
    ...(discountCode ? [[texts.discountCode, discountCode]] : []),
  ];
  for (const [name = '', value = ''] of facts) {
    paper.row([
      { text: name, x: LEFT, quiet: true },
      { text: value, x: LEFT + 110 },
    ]);
  }
}

function writeLines(paper: Paper, { kind, lines, besides, totalCents }: StoredReceipt): void {
  const { columns } = texts;
  const head = { quiet: true, size: 9 };
  paper.row(
    [
      { text: columns.product, x: LEFT, ...head },
      { text: columns.quantity, x: QUANTITY, isRight: true, ...head },
      { text: columns.unit, x: UNIT, isRight: true, ...head },
      { text: columns.rate, x: RATE, isRight: true, ...head },
      { text: columns.sum, x: RIGHT, isRight: true, ...head },
    ],
    { as: 'head' },
  );
  paper.line();
  for (const { title, quantity, unitCents, cents, discountCents, permille } of lines) {
    paper.row([
      { text: title, x: LEFT, width: 230 },
      { text: quantity > 0 ? texts.pieces(quantity) : '', x: QUANTITY, isRight: true },
      { text: quantity > 0 ? formatEuro(unitCents) : '', x: UNIT, isRight: true },
      { text: permille > 0 ? percentText(permille) : '', x: RATE, isRight: true },
      { text: formatEuro(cents), x: RIGHT, isRight: true },
    ]);
    if (discountCents) {
      paper.row([
        { text: texts.discount, x: LEFT, quiet: true },
        { text: formatEuro(-discountCents), x: UNIT, isRight: true, quiet: true },
      ]);
    }
  }
  for (const { is, cents } of besides) {
    const text = is === 'delivery' ? texts.besides.delivery : texts.besides.difference[kind];
    paper.row([
      { text, x: LEFT },
      { text: formatEuro(cents), x: RIGHT, isRight: true },
    ]);
  }
  paper.line();
  paper.row(
    [
      { text: texts.total[kind], x: LEFT, bold: true, size: 13 },
      { text: formatEuro(totalCents), x: RIGHT, isRight: true, bold: true, size: 13 },
    ],
    { height: 24 },
  );
}

function writeVat(paper: Paper, { vat }: StoredReceipt): void {
  if (vat.length === 0) return paper.row([{ text: `${notVatLiable}.`, x: LEFT }]);
  const { title, net, tax, gross } = texts.vat;
  const head = { quiet: true, size: 9, isRight: true };
  paper.row(
    [
      { text: title, x: LEFT, quiet: true, size: 9 },
      { text: net, x: QUANTITY, ...head },
      { text: tax, x: RATE, ...head },
      { text: gross, x: RIGHT, ...head },
    ],
    { as: 'head' },
  );
  paper.line();
  for (const { permille, netCents, vatCents, grossCents } of vat) {
    paper.row([
      { text: percentText(permille), x: LEFT },
      { text: formatEuro(netCents), x: QUANTITY, isRight: true },
      { text: formatEuro(vatCents), x: RATE, isRight: true },
      { text: formatEuro(grossCents), x: RIGHT, isRight: true },
    ]);
  }
}
