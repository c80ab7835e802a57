import { aProduct, someYarn, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import type { StoredReceipt } from './receipt.ts';
import { openReceiptStore } from './receipt-store.ts';
import { writeCreditNote } from './write-credit-note.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { ball, piece, refundScene } from '../../test/refund-scene.ts';

/* Credit notes of one order: what goes back in parts is the sale again, to the cent of its VAT. */
const harness = setUpOrderHarness();
const scene = refundScene(harness);

const papersOf = (orderID: string) => harness.deps.receipts.ofOrder(orderID);
const written = (orderID: string, count: number) =>
  waitFor('the papers', async () => (await papersOf(orderID)).length === count);

/** What is left of the VAT of an order's receipt under its credit notes. */
function kept(papers: StoredReceipt[]): object {
  const sums: Record<string, [gross: number, vat: number]> = {};
  for (const { kind, vat } of papers) {
    for (const { permille, grossCents, vatCents } of vat) {
      const [gross, tax] = sums[permille] ?? [0, 0];
      const sign = kind === 'receipt' ? 1 : -1;
      sums[permille] = [gross + sign * grossCents, tax + sign * vatCents];
    }
  }
  return sums;
}

/** A paid order of three pieces at 1,01 € and 25,5 %, and three at 1,01 € and 13,5 %, with a delivery of 5,90 €. */
async function paid() {
  const free = harness.stock.charge(590);
  const jumper = harness.stock.put(aProduct({ priceCents: 101 }));
  const book = harness.stock.put(someYarn({ priceCents: 101, vatClass: 'reduced' }));
  const { _id } = await harness.placed(harness.shopper([jumper, book], 3));
  free();
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  await written(_id, 1);
  return { orderID: _id, jumper: jumper._id, book: book._id };
}

test('an order refunded piece by piece leaves no cent of VAT in accounting', async () => {
  const { orderID, jumper, book } = await paid();
  const wishes = [
    { kind: 'sum', sum: 0.5 },
    ...[1, 2].map(() => ({ kind: 'lines', lines: [piece(jumper, 1)] })),
    ...[1, 2].map(() => ({ kind: 'lines', lines: [ball(book, 1)] })),
    { kind: 'lines', lines: [piece(jumper, 1)] },
    { kind: 'whole', delivery: true },
  ];
  for (const [before, wish] of wishes.entries()) {
    expect((await scene.refund(orderID, wish)).status).toBe(201);
    await harness.reportRefund(orderID, `${orderID}_r${before + 1}`, {});
    await written(orderID, before + 2);
    for (const [gross, tax] of Object.values(kept(await papersOf(orderID))) as [number, number][]) {
      expect(gross).toBeGreaterThanOrEqual(0);
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(tax).toBeLessThanOrEqual(gross);
    }
  }
  const papers = await papersOf(orderID);
  expect(papers.map(({ totalCents }) => totalCents).reduce((total, back) => total - back)).toBe(0);
  expect(kept(papers)).toEqual({ 255: [0, 0], 135: [0, 0] });
});

test('credit notes that are written at the same moment by two processes take the same VAT once', async () => {
  const { orderID, jumper, book } = await paid();
  const pieces = [piece(jumper, 1), piece(jumper, 1), piece(jumper, 1), ball(book, 1), ball(book, 1)];
  for (const line of pieces) await scene.refund(orderID, { kind: 'lines', lines: [line] });
  await scene.refund(orderID, { kind: 'whole', delivery: true });
  const { deps } = harness;
  const another = { ...deps, receipts: await openReceiptStore(harness.database.connection) };
  const refunds = [1, 2, 3, 4, 5, 6].map((number) => ({ orderID, refundId: `${orderID}_r${number}` }));
  await Promise.all(
    refunds.flatMap((refund) => [writeCreditNote(deps, refund), writeCreditNote(another, refund)]),
  );
  const papers = await papersOf(orderID);
  expect(papers).toHaveLength(7);
  expect(kept(papers)).toEqual({ 255: [0, 0], 135: [0, 0] });
});
