import { orderMoneyAccepted } from '@shop/events';
import { newId } from '@shop/service-kit';
import { aProduct, sendEvent, someYarn, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { accountingRows } from './accounting.ts';
import { acceptPayment } from '../use-cases/review/accept-payment.ts';
import { openOrderService } from '../open-order-service.ts';
import { writeCreditNote } from './write-credit-note.ts';
import { writeLaterReceipts } from './write-later-receipts.ts';
import { writeReceipt } from './write-receipt.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';
import { admin, refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const { refund } = refundScene(harness);
const CONSUMER = 'write-later-receipts-on-order-money-accepted';

const papersOf = (orderID: string) => harness.deps.receipts.ofOrder(orderID);
const written = (orderID: string, count: number) =>
  waitFor('the papers', async () => (await papersOf(orderID)).length === count);

/** A paid order with its receipt, and with a second payment, whose way back has failed. */
async function paidTwice(): Promise<{ orderID: string; second: string; shopper: Shopper }> {
  const book = harness.stock.put(someYarn({ vatClass: 'reduced' }));
  const shopper = harness.shopper([harness.stock.put(aProduct()), book]);
  const { _id: orderID } = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  const [first, second] = [`${orderID}_1`, `${orderID}_2`];
  await harness.report(harness.payments.turn(first, 'paid'));
  await harness.report(harness.payments.turn(second, 'paid'));
  await harness.reportRefund(orderID, `${second}_auto`, { state: 'failed', reason: 'account_closed' });
  await written(orderID, 1);
  return { orderID, second, shopper };
}
const accept = async (orderID: string, paymentId: string) => {
  const { version } = await harness.stored(orderID);
  await acceptPayment(harness.deps, { admin, orderID, paymentId, version, text: 'Sovittu' });
};

test('money accepted after the receipt was numbered has a receipt of its own, so that accounting and payments agree', async () => {
  const { orderID, second, shopper } = await paidTwice();
  await accept(orderID, second);
  await written(orderID, 2);
  const [receipt, later] = await papersOf(orderID);
  expect(later).toMatchObject({
    subject: `payment/${second}`,
    kind: 'receipt',
    paymentMethod: 'paypal',
    lines: [],
    extras: [{ kind: 'difference', cents: 11_250 }],
    totalCents: 11_250,
    // At the rates of the sale.
    vat: receipt?.vat,
  });
  expect(Number(later?._id.slice(-6))).toBe(Number(receipt?._id.slice(-6)) + 1);
  const file = await harness.api.as(shopper.user)('GET', `/api/shop/purchase/receipts/${later?._id}`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await refund(orderID, { kind: 'whole', delivery: true });
  for (const id of [`${orderID}_r1`, `${orderID}_r2`]) await harness.reportRefund(orderID, id, {});
  await written(orderID, 4);
  const papers = await papersOf(orderID);
  const credited = Object.fromEntries(papers.map((paper) => [paper.subject, paper.credits]));
  expect(credited).toMatchObject({
    [`refund/${orderID}_r1`]: receipt?._id,
    [`refund/${orderID}_r2`]: later?._id,
  });
  // What came by each method went back by it.
  const rows = accountingRows({ receipts: papers, fees: [] }, 'month');
  const sums = { receipts: 1, creditNotes: 1, salesCents: 11_250, refundCents: 11_250 };
  expect(rows).toMatchObject([
    { paymentMethod: 'card', ...sums },
    { paymentMethod: 'paypal', ...sums },
  ]);
});

test('an event that is delivered twice, and a credit note that comes before it, leave one receipt of the payment', async () => {
  const { orderID, second } = await paidTwice();
  await accept(orderID, second);
  await written(orderID, 2);
  await sendEvent(orderMoneyAccepted, { orderID, paymentId: second }, harness.deps.config);
  const [, later] = await papersOf(orderID);
  await refund(orderID, { kind: 'sum', sum: 5 });
  await harness.database.connection.collection('receipts').deleteOne({ subject: later?.subject });
  const refunded = { orderID, refundId: `${orderID}_r1` };
  await Promise.all([
    ...[1, 2].map(() => writeLaterReceipts(harness.deps, orderID)),
    ...[1, 2].map(() => writeCreditNote(harness.deps, refunded)),
  ]);
  expect((await papersOf(orderID)).map((paper) => paper.subject).toSorted()).toEqual([
    `order/${orderID}`,
    `payment/${second}`,
    `refund/${orderID}_r1`,
  ]);
});

test('money that stands on the order’s own receipt already has no other one', async () => {
  const { orderID, second } = await paidTwice();
  await accept(orderID, second);
  await written(orderID, 2);
  // As if it had been taken before anything was numbered.
  await harness.database.connection.collection('receipts').deleteMany({ orderID });
  expect(await writeReceipt(harness.deps, orderID)).toMatchObject({ receipt: { totalCents: 22_500 } });
  await writeLaterReceipts(harness.deps, orderID);
  expect(await papersOf(orderID)).toHaveLength(1);
});

test('money taken for an order that does not exist is kept as a dead letter', async () => {
  const orderID = newId();
  await sendEvent(orderMoneyAccepted, { orderID, paymentId: `${orderID}_2` }, harness.deps.config);
  await waitFor('the dead letter', async () =>
    (await harness.deadLetters.list()).some(({ consumer }) => consumer === CONSUMER),
  );
});

// The last test: the consumers are closed from here on.
test('a process killed right after money was taken leaves its receipt to the next one', async () => {
  const { orderID, second } = await paidTwice();
  const { config, logger, events } = harness.deps;
  await events.stopListening();
  await events.relay.stop();
  await accept(orderID, second);
  expect(await papersOf(orderID)).toHaveLength(1);
  const next = await openOrderService(config, logger);
  next.deps.events.start();
  await written(orderID, 2);
  for (const close of next.closers) await close();
});
