import { anAdmin, aProduct, type ApiAnswer } from '@shop/testing';
import { expect, test } from 'vitest';
import { changeStatus } from '../../back-office/change-status.ts';
import { setUpOrderHarness } from '../../../test/order-harness.ts';
import { admin, refundScene } from '../../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

/** An order with a payment of unknown amount. */
async function ofUnknownSum(): Promise<{ orderID: string; paymentId: string; jumper: string }> {
  const jumper = harness.stock.put(aProduct());
  const { _id: orderID } = await harness.placed(harness.shopper([jumper]));
  await harness.reportMismatch(harness.payments.turn(`${orderID}_1`, 'review'));
  return { orderID, paymentId: `${orderID}_1`, jumper: jumper._id };
}
const reject = (orderID: string) => changeStatus(harness.deps, { admin, orderID, orderStatus: 'rejected' });
/** Asked with the order's current version. */
async function dismiss(paymentId: string, body: object = {}, by = admin): Promise<ApiAnswer> {
  const orderID = paymentId.split('_')[0] ?? '';
  const { version } = await harness.stored(orderID);
  const path = `/api/admin/rest/orders/${orderID}/payments/${paymentId}/dismiss`;
  return harness.api.as(by)('POST', path, { version, text: 'Rahaa ei tullut', ...body });
}

test('a payment of unknown amount leaves review once an admin has dismissed it, and no money moves', async () => {
  const { orderID, paymentId, jumper } = await ofUnknownSum();
  await reject(orderID);
  const before = await harness.stored(orderID);
  expect([before.saga, before.paymentStatus]).toEqual(['released', 'review']);
  const { status, body } = await dismiss(paymentId);
  expect([status, body]).toMatchObject([
    200,
    {
      orderStatus: 'rejected',
      paymentStatus: 'failed',
      isPaid: false,
      review: [
        { amount: null, accepted: { by: 'Liisa Lanka', text: 'Rahaa ei tullut' }, canBeDismissed: false },
      ],
    },
  ]);
  expect(body.history.at(-1)).toMatchObject({
    what: 'dismissed',
    by: 'Liisa Lanka',
    text: 'Rahaa ei tullut',
    at: expect.stringMatching(/^\d{4}-/),
  });
  expect(await scene.asked(orderID)).toEqual([]);
  expect(harness.stock.count(jumper)).toEqual({ stock: 10, held: 0, sold: 0 });
});

test('beside what has paid an order it leaves the order paid', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  await harness.reportMismatch(harness.payments.turn(`${_id}_2`, 'review'));
  expect((await harness.stored(_id)).paymentStatus).toBe('review');
  expect((await dismiss(`${_id}_2`)).body).toMatchObject({ paymentStatus: 'paid', isPaid: true });
  expect(await harness.stored(_id)).toMatchObject({ saga: 'committed', paidBy: `${_id}_1` });
});

test('pressed twice, and by two admins at once, it is written down once', async () => {
  const { orderID, paymentId } = await ofUnknownSum();
  await reject(orderID);
  const { version } = await harness.stored(orderID);
  const otherAdmin = anAdmin({ userName: 'Toinen' });
  const answers = await Promise.all([
    dismiss(paymentId, { version }),
    dismiss(paymentId, { version }),
    dismiss(paymentId, { version }, otherAdmin),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { history } = await harness.stored(orderID);
  expect(history.filter(({ what }) => what === 'dismissed')).toHaveLength(1);
});

test('an order that waits for the money is ended first, and money of a known sum has other exits', async () => {
  const waiting = await ofUnknownSum();
  const knownSum = await ofUnknownSum();
  const captured = { cents: 8_000, currency: 'EUR', chargeId: 'charge' };
  await reject(knownSum.orderID);
  await harness.deps.model.updateOne(
    { _id: knownSum.orderID },
    { $set: { [`money.${knownSum.paymentId}`]: captured } },
  );
  for (const { orderID, paymentId } of [waiting, knownSum]) {
    const before = await harness.stored(orderID);
    const { status, body } = await dismiss(paymentId);
    expect([status, body.code]).toEqual([409, 'payment-not-dismissable']);
    expect(await harness.stored(orderID)).toEqual(before);
  }
  await harness.deps.model.updateOne(
    { _id: knownSum.orderID },
    { $unset: { [`money.${knownSum.paymentId}`]: 1 } },
  );
});

test('a dismissal needs the current version, a reason, and the right to orders', async () => {
  const { orderID, paymentId } = await ofUnknownSum();
  await reject(orderID);
  const order = await harness.stored(orderID);
  const stale = await dismiss(paymentId, { version: order.version - 1 });
  expect([stale.status, stale.body.code, stale.body.data.version]).toEqual([
    409,
    'stale-version',
    order.version,
  ]);
  const silent = await dismiss(paymentId, { text: ' ' });
  expect([silent.status, silent.body.errors]).toMatchObject([400, { text: expect.any(String) }]);
  const stranger = harness.shopper([harness.stock.put(aProduct())]).user;
  expect((await dismiss(paymentId, {}, stranger)).status).toBe(403);
  expect((await dismiss(`${orderID}_7`)).body.code).toBe('payment-not-found');
  expect(await harness.stored(orderID)).toEqual(order);
});
