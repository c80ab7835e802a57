import { orderRefunded } from '@shop/events';
import { newId } from '@shop/service-kit';
import { aProduct, sendEvent, waitFor } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import { writeCreditNote } from './write-credit-note.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { piece, refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

const papersOf = (orderID: string) => harness.deps.receipts.ofOrder(orderID);
const written = (orderID: string, count: number) =>
  waitFor('the papers', async () => (await papersOf(orderID)).length === count);
/** Whether the listener has still to hear of a refund. */
const isUnderWay = async (orderID: string) =>
  (await harness.deps.orders.findWaiting(orderID)).some(({ waiting }) =>
    waiting.includes('write-credit-note-on-order-refunded'),
  );

test('a refund has a credit note, which reverses its part of the receipt at the rates of the sale [law-25]', async () => {
  const { order, jumper, shopper } = await scene.paid();
  await written(order._id, 1);
  await scene.refund(order._id, { kind: 'lines', lines: [piece(jumper, 1)] });
  await harness.reportRefund(order._id, `${order._id}_r1`, {});
  await written(order._id, 2);
  await scene.refund(order._id, { kind: 'sum', sum: 10 });
  await harness.reportRefund(order._id, `${order._id}_r2`, {});
  await written(order._id, 3);
  const [receipt, ofPiece, ofSum] = await papersOf(order._id);
  expect(ofPiece).toMatchObject({
    _id: expect.stringMatching(/^\d{4}-H-\d{6}$/),
    kind: 'credit',
    credits: receipt?._id,
    lines: [{ quantity: 1, cents: 10_000, permille: 255 }],
    extras: [],
    totalCents: 10_000,
    vat: [{ permille: 255, grossCents: 10_000, vatCents: 2_032 }],
  });
  expect(ofSum).toMatchObject({
    lines: [],
    extras: [{ kind: 'difference', cents: 1_000 }],
    vat: [{ permille: 255, grossCents: 1_000, vatCents: 203 }],
  });
  const path = `/api/shop/purchase/receipts/${ofPiece?._id}`;
  expect((await harness.api.as(shopper.user)('GET', path)).status).toBe(200);
});

test('a refund that is reported twice, or before the confirmation, has one credit note beside its receipt', async () => {
  const { order } = await scene.paid();
  await written(order._id, 1);
  await scene.refund(order._id, { kind: 'whole', delivery: true });
  const refunded = { orderID: order._id, refundId: `${order._id}_r1` };
  await harness.database.connection.collection('receipts').deleteMany({ orderID: order._id });
  await Promise.all([1, 2, 3].map(() => writeCreditNote(harness.deps, refunded)));
  expect((await papersOf(order._id)).map(({ kind }) => kind).toSorted()).toEqual(['credit', 'receipt']);
});

test('money that never paid the order has no credit note', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  await harness.report(harness.payments.turn(`${_id}_2`, 'paid'));
  await written(_id, 1);
  await harness.reportRefund(_id, `${_id}_2_auto`, {});
  await writeCreditNote(harness.deps, { orderID: _id, refundId: `${_id}_2_auto` });
  expect(await papersOf(_id)).toHaveLength(1);
});

test('money that the bank has sent back before its credit note was written has none, and one once it is back for good', async () => {
  const { order } = await scene.paid();
  await written(order._id, 1);
  const { receipts } = harness.deps;
  const { findFor } = receipts;
  const held = Promise.withResolvers<void>();
  const looks = vi.spyOn(receipts, 'findFor').mockImplementation(async (what) => {
    if (what === `refund/${order._id}_r1`) await held.promise;
    return findFor(what);
  });
  await scene.refund(order._id, { kind: 'sum', sum: 10 });
  await harness.reportRefund(order._id, `${order._id}_r1`, {});
  await waitFor('the listener', () => looks.mock.calls.some(([what]) => what === `refund/${order._id}_r1`));
  await harness.reportRefund(order._id, `${order._id}_r1`, { state: 'failed', reason: 'account_closed' });
  held.resolve();
  await scene.refund(order._id, { kind: 'sum', sum: 10 });
  await harness.reportRefund(order._id, `${order._id}_r2`, {});
  await waitFor('the second note', async () => (await findFor(`refund/${order._id}_r2`)) !== null);
  await waitFor('the acknowledgements', async () => !(await isUnderWay(order._id)));
  looks.mockRestore();
  expect((await papersOf(order._id)).map((paper) => paper.subject)).toEqual([
    `order/${order._id}`,
    `refund/${order._id}_r2`,
  ]);
});

test('money that the bank has sent back after its credit note goes under the same note when it is sent again', async () => {
  const { order } = await scene.paid();
  await written(order._id, 1);
  const { findFor } = harness.deps.receipts;
  const sendBack = async (number: number, sum: number) => {
    await scene.refund(order._id, { kind: 'sum', sum });
    await harness.reportRefund(order._id, `${order._id}_r${number}`, {});
    await waitFor('the note', async () => (await findFor(`refund/${order._id}_r${number}`)) !== null);
  };
  /** The consumer and email's call ask at the same moment, and each may come late. */
  const askAgain = (number: number) => {
    const asked = { orderID: order._id, refundId: `${order._id}_r${number}` };
    const late = vi.spyOn(harness.deps.receipts, 'findFor').mockResolvedValueOnce(null);
    const notes = Promise.all([1, 2, 3].map(() => writeCreditNote(harness.deps, asked)));
    return notes.finally(() => late.mockRestore());
  };
  const comeBack = (number: number) =>
    harness.reportRefund(order._id, `${order._id}_r${number}`, { state: 'failed', reason: 'account_closed' });
  await sendBack(1, 10);
  const first = await findFor(`refund/${order._id}_r1`);
  await comeBack(1);
  await sendBack(2, 10);
  expect(await findFor(`refund/${order._id}_r2`)).toEqual({
    ...first,
    retrySubject: `refund/${order._id}_r2`,
  });
  expect(new Set((await askAgain(2)).map((note) => note?._id))).toEqual(new Set([first?._id]));
  expect(await papersOf(order._id)).toHaveLength(2);
  // Another one beside it is another reduction; so is another sum.
  await sendBack(3, 10);
  await comeBack(2);
  await sendBack(4, 20);
  expect((await papersOf(order._id)).map((paper) => paper.totalCents)).toEqual([22_500, 1_000, 1_000, 2_000]);
  await sendBack(5, 10);
  expect(await findFor(`refund/${order._id}_r5`)).toMatchObject({ _id: first?._id });
  expect(await papersOf(order._id)).toHaveLength(4);
});

test('money that went back at the provider before it had paid the order has its credit note with the receipt', async () => {
  const { _id } = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const payment = harness.payments.turn(`${_id}_1`, 'paid');
  const refund = { origin: 'provider', amountCents: 2_500, providerRefundId: 're1' } as const;
  await harness.reportRefund(_id, `${_id}_1_p_re1`, refund);
  await waitFor('the acknowledgement', async () => !(await isUnderWay(_id)));
  await harness.report(payment);
  await written(_id, 2);
  expect((await papersOf(_id)).map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['receipt', 10_000],
    ['credit', 2_500],
  ]);
});

test('a refund of an order that does not exist is kept as a dead letter', async () => {
  const orderID = newId();
  const parts = { lines: [], deliveryCents: 0, lessCents: 0, note: '' };
  const refund = { amountCents: 1, currency: 'EUR', reason: null, ...parts };
  const payload = { orderID, refundId: `${orderID}_r1`, ...refund };
  await sendEvent(orderRefunded, payload, harness.deps.config);
  await waitFor('the dead letter', async () =>
    (await harness.deadLetters.list()).some(
      ({ consumer }) => consumer === 'write-credit-note-on-order-refunded',
    ),
  );
});
