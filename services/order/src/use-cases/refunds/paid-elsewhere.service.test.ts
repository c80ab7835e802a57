import { aProduct, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../../test/order-harness.ts';
import { admin, refundScene } from '../../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

const fail = (orderID: string, refundId: string) =>
  harness.reportRefund(orderID, refundId, { state: 'failed', reason: 'account_closed' });
const elsewhere = { kind: 'sum', note: 'Tilisiirto 5.12.' };

/** An order of which all the money was to go back, and did not. */
async function ofFailedRefund() {
  const { order, shopper, jumper } = await scene.paid();
  await harness.api.as(shopper.user)('POST', '/api/shop/purchase/cancel-paid', { orderID: order._id });
  await fail(order._id, `${order._id}_r1`);
  return { order, shopper, jumper, again: `${order._id}_r1`, sum: order.totalCents / 100 };
}

test('a refund outside the provider is complete: nothing is owed, no provider is called, the buyer is notified', async () => {
  const { order, shopper, again, sum } = await ofFailedRefund();
  const asked = await scene.asked(order._id);
  const { status, body } = await scene.paidElsewhere(order._id, { ...elsewhere, again, sum });
  expect([status, body]).toMatchObject([
    201,
    {
      paymentStatus: 'refunded',
      refundLog: [
        { id: again, state: 'failed', owed: 0, canBeRetried: false },
        { amount: sum, state: 'succeeded', origin: 'elsewhere', by: 'Liisa Lanka', note: 'Tilisiirto 5.12.' },
      ],
    },
  ]);
  expect(body.history.at(-1)).toMatchObject({
    what: `refund: succeeded ${sum.toFixed(2)} EUR`,
    by: 'Liisa Lanka',
    text: 'Tilisiirto 5.12.',
  });
  expect(await harness.stored(order._id)).not.toHaveProperty('alerts');
  expect(await scene.asked(order._id)).toEqual(asked);
  expect((await scene.seenBy(shopper, order._id)).refunds).toMatchObject([
    { amount: sum, state: 'succeeded' },
  ]);
  const { outbox = [] } =
    (await harness.deps.model.findById(order._id).lean<{ outbox?: { name: string; payload: object }[] }>()) ??
    {};
  expect(outbox.filter(({ name }) => name === 'order-refunded').map(({ payload }) => payload)).toMatchObject([
    { refundId: `${order._id}_r2`, elsewhere: true, reason: 'withdrawal', amountCents: order.totalCents },
  ]);
  expect(await scene.refund(order._id, { kind: 'sum', sum: 1 })).toMatchObject({
    body: { code: 'refund-too-much' },
  });
});

test('it has its credit note, and sales count it as gone', async () => {
  const { order, again, sum } = await ofFailedRefund();
  await scene.paidElsewhere(order._id, { ...elsewhere, again, sum: sum - 5 });
  const papers = async () =>
    (await harness.api.as(admin)('GET', `/api/admin/rest/orders/${order._id}/receipts`)).body.data as {
      kind: string;
      total: number;
    }[];
  await waitFor('the credit note', async () => (await papers()).some(({ kind }) => kind === 'credit'));
  const { body } = await harness.api.as(admin)('GET', '/api/admin/rest/orders/figures');
  expect(body.data.totalAmount).toBe(5);
});

test('it answers a failed refund alone, with words for how', async () => {
  const { order, again, sum } = await ofFailedRefund();
  const before = await harness.stored(order._id);
  const errorsOf = async (fields: object) =>
    (await scene.paidElsewhere(order._id, { ...elsewhere, sum, ...fields })).body.errors as object;
  expect(await errorsOf({})).toHaveProperty('again');
  expect(await errorsOf({ again, note: ' ' })).toHaveProperty('note');
  expect(await harness.stored(order._id)).toEqual(before);
});

test('it is never more than is owed, nor for a refund of other money', async () => {
  const { order, again, sum } = await ofFailedRefund();
  const codeOf = async (fields: object) =>
    (await scene.paidElsewhere(order._id, { ...elsewhere, again, ...fields })).body.code;
  await harness.deps.model.updateOne({ _id: order._id }, { $set: { [`refunds.${again}.cents`]: 1_000 } });
  expect(await codeOf({ sum })).toBe('refund-too-much');
  await harness.deps.model.updateOne(
    { _id: order._id },
    { $set: { [`refunds.${again}.paymentId`]: `${order._id}_9` } },
  );
  expect(await codeOf({ sum: 10 })).toBe('refund-not-found');
});

test('money in review that was paid back another way leaves review, and its order ends', async () => {
  const jumper = harness.stock.put(aProduct());
  const { _id } = await harness.placed(harness.shopper([jumper]));
  const captured = { amountCents: 8_000, currency: 'EUR' };
  await harness.reportMismatch(harness.payments.turn(`${_id}_1`, 'review', captured));
  await scene.refund(_id, { kind: 'whole', paymentId: `${_id}_1` });
  await fail(_id, `${_id}_r1`);
  await scene.paidElsewhere(_id, { ...elsewhere, paymentId: `${_id}_1`, again: `${_id}_r1`, sum: 80 });
  expect(await harness.stored(_id)).toMatchObject({ saga: 'released', paymentStatus: 'failed' });
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 10, held: 0, sold: 0 });
});

test('pressed twice it is written down once', async () => {
  const { order, again, sum } = await ofFailedRefund();
  const { version } = await harness.stored(order._id);
  const answers = await Promise.all(
    [1, 2].map(() => scene.paidElsewhere(order._id, { ...elsewhere, version, again, sum })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});
