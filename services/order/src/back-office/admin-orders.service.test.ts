import { anAdmin, aProduct, aUser, someYarn } from '@shop/testing';
import { expect, test } from 'vitest';
import { cancelOrder } from '../use-cases/checkout/cancel-order.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const admin = anAdmin();

const change = (orderID: string, body: object) =>
  harness.api.as(admin)('PUT', `/api/admin/purchase-list/change/${orderID}`, body);
const placed = () => harness.placed(harness.shopper([harness.stock.put(aProduct())]));
const paid = async () => {
  const order = await placed();
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  return harness.stored(order._id);
};

test('an admin changes a paid order’s status, and its history says who did what', async () => {
  const order = await paid();
  for (const orderStatus of ['inProcess', 'inShipping', 'delivered']) {
    const { status, body } = await change(order._id, { orderStatus });
    expect([status, body.success, body.data.orderStatus]).toEqual([200, true, orderStatus]);
  }
  const { body } = await harness.api.as(admin)('GET', `/api/admin/purchase-list/details/${order._id}`);
  expect(
    body.data.history.map(({ by, what, from, to }: Record<string, string>) => [by, what, from, to]),
  ).toEqual([
    ['customer', 'placed', undefined, undefined],
    ['system', 'paid', 'pending', 'confirmed'],
    ['Maija Myyjä', 'status', 'confirmed', 'inProcess'],
    ['Maija Myyjä', 'status', 'inProcess', 'inShipping'],
    ['Maija Myyjä', 'status', 'inShipping', 'delivered'],
  ]);
});

test('every offered status can be chosen from every other one [spec-83]', async () => {
  const order = await paid();
  const offered = ['pending', 'inProcess', 'rejected', 'inShipping', 'delivered', 'pending', 'confirmed'];
  for (const orderStatus of offered) {
    expect([orderStatus, (await change(order._id, { orderStatus })).status]).toEqual([orderStatus, 200]);
  }
  expect(await harness.stored(order._id)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid' });
});

test('an unpaid order cannot be called confirmed', async () => {
  const order = await placed();
  const { status, body } = await change(order._id, { orderStatus: 'confirmed' });
  expect([status, body.code]).toEqual([409, 'order-not-paid']);
  expect((await harness.stored(order._id)).orderStatus).toBe('pending');
});

test('a status chosen before the payment stays, and the order is paid', async () => {
  for (const orderStatus of ['inProcess', 'pending']) {
    const order = await placed();
    await change(order._id, { orderStatus });
    await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
    expect(await harness.stored(order._id)).toMatchObject({
      orderStatus,
      paymentStatus: 'paid',
      statusBy: admin.id,
    });
  }
});

test('a status chosen while the payment is confirmed stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    const order = await placed();
    const payment = harness.payments.turn(`${order._id}_1`, 'paid');
    await Promise.all([harness.report(payment), change(order._id, { orderStatus: 'inShipping' })]);
    await harness.report(payment);
    expect(await harness.stored(order._id)).toMatchObject({
      orderStatus: 'inShipping',
      paymentStatus: 'paid',
    });
  }
});

test('an order that runs out keeps the status that the admin chose, and its stock is freed', async () => {
  const order = await placed();
  await change(order._id, { orderStatus: 'inProcess' });
  await harness.sweepAfter(34);
  expect(await harness.stored(order._id)).toMatchObject({
    orderStatus: 'inProcess',
    paymentStatus: 'failed',
  });
  expect(harness.stock.holdsOf(order._id)).toBe(0);
});

test('rejecting an unpaid order closes it and frees its stock, once', async () => {
  const jumper = harness.stock.put(aProduct());
  const order = await harness.placed(harness.shopper([jumper]));
  for (let time = 0; time < 2; time += 1) {
    const { body } = await change(order._id, { orderStatus: 'rejected' });
    expect(body.data).toMatchObject({ orderStatus: 'rejected', paymentStatus: 'failed' });
    expect(harness.stock.count(jumper._id)).toEqual({ stock: 10, held: 0, sold: 0 });
  }
  expect(harness.payments.get(`${order._id}_1`).status).toBe('closed');
});

test('money for an order that the admin has rejected goes back by itself', async () => {
  const jumper = harness.stock.put(aProduct());
  const order = await harness.placed(harness.shopper([jumper]));
  await change(order._id, { orderStatus: 'rejected' });
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  expect(await harness.stored(order._id)).toMatchObject({
    orderStatus: 'rejected',
    paymentStatus: 'review',
    paidBy: null,
    review: { [`${order._id}_1`]: { reason: 'rejected' } },
    refunds: { [`${order._id}_1_auto`]: { cents: order.totalCents, reason: 'rejected' } },
  });
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 10, held: 0, sold: 0 });
});

test('an order that turns out to be paid while it is rejected is not confirmed', async () => {
  const order = await placed();
  harness.payments.turn(`${order._id}_1`, 'paid');
  await change(order._id, { orderStatus: 'rejected' });
  expect(await harness.stored(order._id)).toMatchObject({
    saga: 'released',
    orderStatus: 'rejected',
    paymentStatus: 'review',
    paidBy: null,
    refunds: { [`${order._id}_1_auto`]: { cents: order.totalCents, reason: 'rejected' } },
  });
});

test('rejecting a paid order moves neither its money nor its stock', async () => {
  const order = await paid();
  const productID = order.lines[0]?.productID ?? '';
  await change(order._id, { orderStatus: 'rejected' });
  const rejected = await harness.stored(order._id);
  expect(rejected).toMatchObject({ paymentStatus: 'paid', saga: 'committed' });
  expect(rejected.refunds).toEqual({});
  expect(harness.stock.count(productID).sold).toBe(1);
});

test('an order kept for money that does not match is closed when the admin rejects it', async () => {
  const order = await placed();
  harness.payments.turn(`${order._id}_1`, 'review');
  await harness.sweepAfter(34);
  await change(order._id, { orderStatus: 'rejected' });
  expect(await harness.stored(order._id)).toMatchObject({ saga: 'released', paymentStatus: 'review' });
  expect(harness.stock.holdsOf(order._id)).toBe(0);
});

test('a rejection while the provider is away is finished by the sweeper', async () => {
  const order = await placed();
  harness.payments.isMute = true;
  expect((await change(order._id, { orderStatus: 'rejected' })).status).toBe(200);
  expect(harness.stock.holdsOf(order._id)).toBe(1);
  harness.payments.isMute = false;
  await harness.sweepAfter(1);
  expect(harness.stock.holdsOf(order._id)).toBe(0);
});

test('a stale version is answered with the order as it is, and of two admins one wins', async () => {
  const { _id: orderID, version } = await paid();
  const answers = await Promise.all([
    change(orderID, { orderStatus: 'inProcess', version }),
    change(orderID, { orderStatus: 'delivered', version }),
  ]);
  const [won, lost] = answers.toSorted((first, second) => first.status - second.status);
  expect([won?.status, lost?.status]).toEqual([200, 409]);
  expect(lost?.body).toMatchObject({ code: 'stale-version', data: { _id: orderID } });
  expect(lost?.body.data.orderStatus).toBe(won?.body.data.orderStatus);
});

test('a decision made before the payment was committed, or before a note, is still accepted', async () => {
  const { _id: orderID } = await paid();
  const { version, decisionVersion } = await harness.stored(orderID);
  const since = decisionVersion.value;
  expect(since).toBeLessThan(version);
  await harness.api.as(anAdmin())('POST', `/api/admin/rest/orders/${orderID}/notes`, { text: 'Soitettu.' });
  const before = await change(orderID, { orderStatus: 'inProcess', version: since - 1 });
  expect([before.status, before.body.code]).toEqual([409, 'stale-version']);
  expect((await change(orderID, { orderStatus: 'inProcess', version: since })).status).toBe(200);
});

test('an order that its buyer is cancelling is not changed from an older version', async () => {
  const { _id: orderID, userID, version } = await placed();
  harness.payments.isMute = true;
  expect((await cancelOrder(harness.deps, userID, orderID)).saga).toBe('closing');
  const { status, body } = await change(orderID, { orderStatus: 'inProcess', version });
  harness.payments.isMute = false;
  expect([status, body.code]).toEqual([409, 'stale-version']);
});

test('customers and guests are kept out of the back office, unknown orders are 404 [spec-114]', async () => {
  const { _id: orderID } = await placed();
  const calls = [
    ['GET', '/api/admin/purchase-list/get'],
    ['GET', `/api/admin/purchase-list/details/${orderID}`],
    ['PUT', `/api/admin/purchase-list/change/${orderID}`],
    ['GET', '/api/admin/rest/orders'],
    ['GET', `/api/admin/rest/orders/${orderID}`],
  ] as const;
  for (const [method, path] of calls) {
    const body = method === 'PUT' ? { orderStatus: 'delivered' } : undefined;
    expect((await harness.api.as(null)(method, path, body)).status).toBe(401);
    expect((await harness.api.as(aUser())(method, path, body)).status).toBe(403);
    const unknown = path.replace(orderID, 'f'.repeat(24));
    if (unknown !== path) expect((await harness.api.as(admin)(method, unknown, body)).status).toBe(404);
  }
});

test('order details are for the buyer and for admins', async () => {
  const shopper = harness.shopper([harness.stock.put(someYarn())]);
  const { _id: orderID } = await harness.placed(shopper);
  const path = `/api/shop/purchase/order-details/${orderID}`;
  expect((await harness.api.as(shopper.user)('GET', path)).status).toBe(200);
  expect((await harness.api.as(admin)('GET', path)).status).toBe(200);
  expect((await harness.api.as(aUser())('GET', path)).status).toBe(404);
  expect((await harness.api.as(null)('GET', path)).status).toBe(401);
  const list = `/api/shop/purchase/order-list/${shopper.user.id}`;
  expect((await harness.api.as(admin)('GET', list)).body.total).toBe(1);
  expect((await harness.api.as(aUser())('GET', list)).status).toBe(403);
});
