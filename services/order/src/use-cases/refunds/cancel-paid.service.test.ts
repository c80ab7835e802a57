import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness, type Shopper } from '../../../test/order-harness.ts';
import { admin, refundScene } from '../../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

const cancel = ({ user }: Pick<Shopper, 'user'>, orderID: string, path = 'cancel-paid') =>
  harness.api.as(user)('POST', `/api/shop/purchase/${path}`, { orderID });
const move = (orderID: string, orderStatus: string) =>
  harness.api.as(admin)('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus });
const eventsOf = async (orderID: string) =>
  ((await harness.deps.model.findById(orderID).lean<{ outbox?: { name: string }[] }>())?.outbox ?? []).map(
    ({ name }) => name,
  );

test('a paid order that is not in work is cancelled once: money and pieces with it', async () => {
  const { order, shopper, jumper } = await scene.paid();
  const before = harness.stock.count(jumper);
  expect((await scene.seenBy(shopper, order._id)).canCancel).toBe(true);
  // The page of a cancelled payment never does that.
  expect((await cancel(shopper, order._id, 'cancel')).body.code).toBe('order-already-paid');
  for (const _twice of [1, 2]) {
    const { status, body } = await cancel(shopper, order._id);
    expect([status, body.data.orderStatus]).toEqual([200, 'rejected']);
    expect(body.data).not.toHaveProperty('canCancel');
  }
  expect(await scene.asked(order._id)).toMatchObject([
    { amountCents: order.totalCents, reason: 'withdrawal' },
  ]);
  expect(await eventsOf(order._id)).toEqual(
    expect.arrayContaining(['order-status-changed', 'refund-requested']),
  );
  expect(harness.stock.count(jumper)).toMatchObject({ stock: before.stock + 2, sold: before.sold - 2 });
  expect((await harness.stored(order._id)).history).toContainEqual(
    expect.objectContaining({ by: 'customer', what: 'status', to: 'rejected' }),
  );
});

test('an order whose second payment went back by itself is taken back as any other', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id, totalCents } = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  await harness.report(harness.payments.turn(`${_id}_2`, 'paid'));
  expect((await scene.seenBy(shopper, _id)).canCancel).toBe(true);
  await harness.reportRefund(_id, `${_id}_2_auto`, {});
  expect((await scene.seenBy(shopper, _id)).canCancel).toBe(true);
  expect((await cancel(shopper, _id)).status).toBe(200);
  expect(await scene.asked(_id)).toMatchObject([
    { paymentId: `${_id}_2`, reason: 'second' },
    { paymentId: `${_id}_1`, amountCents: totalCents, reason: 'withdrawal' },
  ]);
});

test('an order of whose own money a part went back is not taken back by its buyer', async () => {
  const { order, shopper } = await scene.paid();
  await scene.refund(order._id, { kind: 'sum', sum: 1 });
  expect(await scene.seenBy(shopper, order._id)).not.toHaveProperty('canCancel');
  expect((await cancel(shopper, order._id)).body.code).toBe('order-in-work');
});

test('an order in work, an unpaid one and another buyer’s cannot be cancelled', async () => {
  const { order, shopper } = await scene.paid();
  await move(order._id, 'inProcess');
  expect((await cancel(shopper, order._id)).body.code).toBe('order-in-work');
  const otherShopper = harness.shopper([harness.stock.put(aProduct())]);
  const unpaid = await harness.placed(otherShopper);
  expect((await cancel(otherShopper, unpaid._id)).body.code).toBe('order-in-work');
  expect((await cancel(otherShopper, order._id)).body.code).toBe('order-not-found');
});

test('when admin and buyer act at the same moment, one of the two succeeds', async () => {
  const { order, shopper } = await scene.paid();
  const { version } = order;
  const [buyer, office] = await Promise.all([
    cancel(shopper, order._id),
    harness.api.as(admin)('PUT', `/api/admin/purchase-list/change/${order._id}`, {
      orderStatus: 'inProcess',
      version,
    }),
  ]);
  const after = await harness.stored(order._id);
  const isCancelled = buyer.status === 200;
  expect([buyer.status, office.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(after.orderStatus).toBe(isCancelled ? 'rejected' : 'inProcess');
  expect(Object.keys(after.refunds ?? {})).toHaveLength(isCancelled ? 1 : 0);
});
