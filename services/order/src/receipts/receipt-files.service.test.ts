import { receiptedOrderSchema } from '@shop/contracts';
import { anAdmin, aProduct } from '@shop/testing';
import { newId } from '@shop/service-kit';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject } from 'pdf-lib';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { refundScene } from '../../test/refund-scene.ts';

/* Receipts and credit notes as files: what email fetches, and what a screen reader finds in them. */
const harness = setUpOrderHarness();
const scene = refundScene(harness);

const receiptOf = async (orderID: string, refundId?: string) => {
  const { body } = await harness.api.asService('POST', `/internal/orders/${orderID}/receipt`, { refundId });
  const { order, receipt, linkToken } = receiptedOrderSchema.parse(body.data);
  expect(order.orderID).toBe(orderID);
  expect(linkToken === null).toBe(refundId !== undefined);
  return receipt;
};
const fileOf = async (number: string | null) => {
  const { body } = await harness.api.asService('GET', `/internal/receipts/${number}`);
  return PDFDocument.load(Buffer.from(body.data.pdfBase64, 'base64'));
};

/** The tags of a file in reading order, those inside a table's row left out. */
function tagsOf(pdf: PDFDocument): string[] {
  const { context, catalog } = pdf;
  const asDict = (object: PDFObject | undefined) => context.lookup(object, PDFDict);
  const walk = (element: PDFDict): string[] => {
    const tag = element.lookup(PDFName.of('S'), PDFName).decodeText();
    if (tag === 'TR') {
      const cells = element.lookup(PDFName.of('K'), PDFArray).asArray();
      return [cells.map((cell) => asDict(cell).lookup(PDFName.of('S'), PDFName).decodeText()).join(' ')];
    }
    const kids = element.lookup(PDFName.of('K'), PDFArray).asArray().map(asDict);
    return [tag, ...kids.filter((kid) => kid.has(PDFName.of('S'))).flatMap(walk)];
  };
  const root = asDict(catalog.get(PDFName.of('StructTreeRoot')));
  return walk(asDict(root.lookup(PDFName.of('K'), PDFArray).get(0)));
}

test('an email that is faster than the receipt’s consumer gets the same receipt as later readers', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper);
  expect(await receiptOf(_id)).toBeNull();
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  const [first, second] = await Promise.all([receiptOf(_id), receiptOf(_id)]);
  expect(first).toMatch(/^\d{4}-K-\d{6}$/);
  expect(second).toBe(first);
  expect((await fileOf(first)).getTitle()).toBe(`Kuitti ${first}`);
});

test('a refund’s credit note is written once, and one of another order is not there', async () => {
  const { order } = await scene.paid();
  await scene.refund(order._id, { kind: 'whole', delivery: true });
  const number = await receiptOf(order._id, `${order._id}_r1`);
  expect(number).toMatch(/^\d{4}-H-\d{6}$/);
  expect(await receiptOf(order._id, `${order._id}_r1`)).toBe(number);
  const unknown = { refundId: `${newId()}_r1` };
  for (const [path, body] of [
    [`/internal/orders/${order._id}/receipt`, unknown],
    [`/internal/orders/${newId()}/receipt`, {}],
  ] as const) {
    expect((await harness.api.asService('POST', path, body)).status).toBe(404);
  }
  expect((await harness.api.asService('GET', '/internal/receipts/2026-K-999999')).status).toBe(404);
});

test('a file is tagged: a heading, tables with their columns’ names, and paragraphs, in the order of reading', async () => {
  const { order } = await scene.paid();
  const pdf = await fileOf(await receiptOf(order._id));
  expect(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe(
    'true',
  );
  const tags = tagsOf(pdf);
  expect(tags.slice(0, 3)).toEqual(['Document', 'P', 'H1']);
  expect(tags.filter((tag) => tag === 'Table')).toHaveLength(3);
  expect(tags).toContain('TH TH TH TH TH');
  expect(tags).toContain('TD TD TD TD TD');
  expect(tags.at(-1)).toBe('P');
  // Every mark on a page leads to its element.
  const parents = pdf.catalog
    .lookup(PDFName.of('StructTreeRoot'), PDFDict)
    .lookup(PDFName.of('ParentTree'), PDFDict)
    .lookup(PDFName.of('Nums'), PDFArray);
  expect(parents.size()).toBe(2 * pdf.getPageCount());
});

test('an admin who has to set a second factor up first sees of orders and receipts nothing but their own', async () => {
  const { order } = await scene.paid();
  const paths = [
    [`receipts/${await receiptOf(order._id)}`, 'receipt-not-found'],
    [`order-details/${order._id}`, 'order-not-found'],
    [`order-list/${order.userID}`, 'second-factor-missing'],
  ] as const;
  for (const [path, code] of paths) {
    const look = (fields: object) => harness.api.as(anAdmin(fields))('GET', `/api/shop/purchase/${path}`);
    expect((await look({})).status).toBe(200);
    expect((await look({ lacksFactor: true })).body.code).toBe(code);
    expect((await look({ lacksFactor: true, id: order.userID })).status).toBe(200);
  }
});
