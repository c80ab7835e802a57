import type { Order } from '@shop/contracts';
import { aProduct, aUser, someYarn } from '@shop/testing';
import { beforeEach, expect, test } from 'vitest';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
beforeEach(() => {
  harness.payments.beforeClose = () => undefined;
});

const cancel = (shopper: Shopper, orderID: string) =>
  harness.api.as(shopper.user)('POST', '/api/shop/purchase/cancel', { orderID });

test('an unpaid order is closed at the provider before its stock is released', async () => {
  const jumper = harness.stock.put(aProduct());
  const order = await harness.placed(harness.shopper([jumper]));
  const seen: string[] = [];
  harness.payments.beforeClose = ({ orderID, paymentId }) => {
    if (orderID === order._id) seen.push(`${paymentId} held ${harness.stock.count(jumper._id).held}`);
  };
  await harness.sweepAfter(32);
  expect((await harness.stored(order._id)).saga).toBe('reserved');
  await harness.sweepAfter(34);
  expect(seen).toEqual([`${order._id}_1 held 1`]);
  expect(harness.payments.get(`${order._id}_1`).status).toBe('closed');
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 10, held: 0, sold: 0 });
  expect(await harness.stored(order._id)).toMatchObject({
    saga: 'released',
    orderStatus: 'rejected',
    paymentStatus: 'failed',
    statusBy: 'system',
    dueAt: null,
  });
});

test('an order that turns out to be paid when its time is up is confirmed instead', async () => {
  const jumper = harness.stock.put(aProduct());
  const order = await harness.placed(harness.shopper([jumper]));
  harness.payments.beforeClose = ({ paymentId }) => void harness.payments.turn(paymentId, 'paid');
  await harness.sweepAfter(34);
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 9, held: 0, sold: 1 });
  expect(await harness.stored(order._id)).toMatchObject({
    saga: 'committed',
    orderStatus: 'confirmed',
    paymentStatus: 'paid',
    paidBy: `${order._id}_1`,
  });
});

test('while the provider cannot be asked the stock stays held, and a later round ends the order', async () => {
  const jumper = harness.stock.put(aProduct());
  const order = await harness.placed(harness.shopper([jumper]));
  harness.payments.isMute = true;
  await harness.sweepAfter(34);
  expect(harness.stock.count(jumper._id).held).toBe(1);
  expect((await harness.stored(order._id)).saga).toBe('closing');
  harness.payments.isMute = false;
  await harness.sweepAfter(36);
  expect(harness.stock.count(jumper._id).held).toBe(0);
  expect((await harness.stored(order._id)).saga).toBe('released');
});

test('several sweepers at once end an order once', async () => {
  const jumper = harness.stock.put(aProduct());
  const orders = await Promise.all([1, 2, 3].map(() => harness.placed(harness.shopper([jumper]))));
  await Promise.all([1, 2, 3, 4].map(() => harness.sweepAfter(34)));
  for (const { _id } of orders) {
    const { saga, history } = await harness.stored(_id);
    expect(saga).toBe('released');
    expect(history.filter(({ what }) => what === 'released')).toHaveLength(1);
  }
});

test('an attempt that payment never heard of does not keep an order open', async () => {
  const jumper = harness.stock.put(aProduct());
  harness.payments.isMute = true;
  const shopper = harness.shopper([jumper]);
  expect((await harness.checkout(shopper)).status).toBe(502);
  harness.payments.isMute = false;
  await harness.sweepAfter(34);
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 10, held: 0, sold: 0 });
});

test('a cancelled order closes its attempts, frees its stock and can be placed again', async () => {
  const jumper = harness.stock.put(aProduct({ stock: 1 }));
  const shopper = harness.shopper([jumper]);
  const order = await harness.placed(shopper);
  const { status, body } = await cancel(shopper, order._id);
  expect([status, body.success]).toEqual([200, true]);
  expect(body.data).toMatchObject({ orderStatus: 'rejected', paymentStatus: 'failed' });
  expect(harness.stock.count(jumper._id).stock).toBe(1);
  expect((await cancel(shopper, order._id)).status).toBe(200);
  const again = await harness.placed(shopper);
  expect(again._id).not.toBe(order._id);
});

const keptUntil = async ({ user }: Shopper, orderID: string) => {
  const { body } = await harness.api.as(user)('GET', `/api/shop/purchase/order-details/${orderID}`);
  return (body.data as Order).unpaidUntil;
};

test('an unpaid order shows until when its goods are held, also after a declined payment, until it ends', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id, expiresAt } = await harness.placed(shopper, 'paypal');
  expect(await keptUntil(shopper, _id)).toBe(expiresAt.toISOString());
  harness.payments.turn(`${_id}_1`, 'failed');
  const back = { paymentId: 'p', payerId: 'q', orderID: _id };
  await harness.api.as(shopper.user)('POST', '/api/shop/purchase/done', back);
  expect(await keptUntil(shopper, _id)).toBe(expiresAt.toISOString());
  await harness.sweepAfter(34);
  expect(await keptUntil(shopper, _id)).toBeUndefined();
});

test('an order with a pending payment does not say that no money has come', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper);
  await harness.pend(`${_id}_1`);
  expect(await keptUntil(shopper, _id)).toBeUndefined();
});

test('an order that turns out to be paid cannot be cancelled', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const order = await harness.placed(shopper);
  harness.payments.turn(`${order._id}_1`, 'paid');
  expect(await cancel(shopper, order._id)).toMatchObject({
    status: 409,
    body: { code: 'order-already-paid' },
  });
  expect(await harness.stored(order._id)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid' });
});

test('a cancellation while the provider is away is finished by the sweeper', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const order = await harness.placed(shopper);
  harness.payments.isMute = true;
  const { status, body } = await cancel(shopper, order._id);
  expect([status, body.message, body.data.paymentStatus]).toEqual([
    200,
    'Peruutusta käsitellään.',
    'pending',
  ]);
  harness.payments.isMute = false;
  await harness.sweepAfter(1);
  expect(await harness.stored(order._id)).toMatchObject({ saga: 'released', orderStatus: 'rejected' });
});

test('only the buyer cancels, and another buyer’s order looks like an unknown one [asvs-4]', async () => {
  const shopper = harness.shopper([harness.stock.put(someYarn())]);
  const order = await harness.placed(shopper);
  const stranger = { ...shopper, user: aUser() };
  const foreign = await cancel(stranger, order._id);
  const unknown = await cancel(stranger, 'f'.repeat(24));
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  expect((await harness.stored(order._id)).saga).toBe('reserved');
});

test('a mismatched payment keeps the stock until it is reviewed', async () => {
  const jumper = harness.stock.put(aProduct());
  const order = await harness.placed(harness.shopper([jumper]));
  harness.payments.turn(`${order._id}_1`, 'review');
  await harness.sweepAfter(34);
  expect(await harness.stored(order._id)).toMatchObject({
    saga: 'in-review',
    orderStatus: 'pending',
    paymentStatus: 'review',
    review: { [`${order._id}_1`]: { reason: 'mismatch' } },
  });
  expect(harness.stock.count(jumper._id).held).toBe(1);
});
