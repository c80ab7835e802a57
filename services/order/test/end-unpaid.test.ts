import { aProduct, aUser, someYarn } from '@shop/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openOrderRoom, type OrderRoom, type Shopper } from './order-room.ts';

let room: OrderRoom;
beforeAll(async () => {
  room = await openOrderRoom();
});
beforeEach(() => {
  room.desk.isMute = false;
  room.desk.beforeClose = () => undefined;
});
afterEach(() => room.shelf.assertWhole());
afterAll(() => room.close());

const cancel = (shopper: Shopper, orderID: string) =>
  room.door.as(shopper.user)('POST', '/api/shop/purchase/cancel', { orderID });

test('an order that nobody pays is closed at the provider before its stock is freed', async () => {
  const jumper = room.shelf.put(aProduct());
  const order = await room.placed(room.shopper([jumper]));
  const seen: string[] = [];
  room.desk.beforeClose = ({ orderID, paymentId }) => {
    if (orderID === order._id) seen.push(`${paymentId} held ${room.shelf.count(jumper._id).held}`);
  };
  await room.sweepAfter(32);
  expect((await room.stored(order._id)).saga).toBe('reserved');
  await room.sweepAfter(34);
  expect(seen).toEqual([`${order._id}_1 held 1`]);
  expect(room.desk.get(`${order._id}_1`).status).toBe('closed');
  expect(room.shelf.count(jumper._id)).toEqual({ stock: 10, held: 0, sold: 0 });
  expect(await room.stored(order._id)).toMatchObject({
    saga: 'released',
    orderStatus: 'rejected',
    paymentStatus: 'failed',
    statusBy: 'system',
    dueAt: null,
  });
});

test('an order that turns out to be paid when its time is up is confirmed instead', async () => {
  const jumper = room.shelf.put(aProduct());
  const order = await room.placed(room.shopper([jumper]));
  room.desk.beforeClose = ({ paymentId }) => void room.desk.turn(paymentId, 'paid');
  await room.sweepAfter(34);
  expect(room.shelf.count(jumper._id)).toEqual({ stock: 9, held: 0, sold: 1 });
  expect(await room.stored(order._id)).toMatchObject({
    saga: 'committed',
    orderStatus: 'confirmed',
    paymentStatus: 'paid',
    paidBy: `${order._id}_1`,
  });
});

test('while the provider cannot be asked the stock stays held, and a later round ends the order', async () => {
  const jumper = room.shelf.put(aProduct());
  const order = await room.placed(room.shopper([jumper]));
  room.desk.isMute = true;
  await room.sweepAfter(34);
  expect(room.shelf.count(jumper._id).held).toBe(1);
  expect((await room.stored(order._id)).saga).toBe('closing');
  room.desk.isMute = false;
  await room.sweepAfter(36);
  expect(room.shelf.count(jumper._id).held).toBe(0);
  expect((await room.stored(order._id)).saga).toBe('released');
});

test('several sweepers at once end an order once', async () => {
  const jumper = room.shelf.put(aProduct());
  const orders = await Promise.all([1, 2, 3].map(() => room.placed(room.shopper([jumper]))));
  await Promise.all([1, 2, 3, 4].map(() => room.sweepAfter(34)));
  for (const { _id } of orders) {
    const { saga, history } = await room.stored(_id);
    expect(saga).toBe('released');
    expect(history.filter(({ what }) => what === 'released')).toHaveLength(1);
  }
});

test('an attempt that payment never heard of does not keep an order open', async () => {
  const jumper = room.shelf.put(aProduct());
  room.desk.isMute = true;
  const shopper = room.shopper([jumper]);
  expect((await room.checkout(shopper)).status).toBe(502);
  room.desk.isMute = false;
  await room.sweepAfter(34);
  expect(room.shelf.count(jumper._id)).toEqual({ stock: 10, held: 0, sold: 0 });
});

test('a cancelled order closes its attempts, frees its stock and can be placed again', async () => {
  const jumper = room.shelf.put(aProduct({ stock: 1 }));
  const shopper = room.shopper([jumper]);
  const order = await room.placed(shopper);
  const { status, body } = await cancel(shopper, order._id);
  expect([status, body.success]).toEqual([200, true]);
  expect(body.data).toMatchObject({ orderStatus: 'rejected', paymentStatus: 'failed' });
  expect(room.shelf.count(jumper._id).stock).toBe(1);
  expect((await cancel(shopper, order._id)).status).toBe(200);
  const again = await room.placed(shopper);
  expect(again._id).not.toBe(order._id);
});

test('an order that turns out to be paid cannot be cancelled', async () => {
  const shopper = room.shopper([room.shelf.put(aProduct())]);
  const order = await room.placed(shopper);
  room.desk.turn(`${order._id}_1`, 'paid');
  expect(await cancel(shopper, order._id)).toMatchObject({
    status: 409,
    body: { code: 'order-already-paid' },
  });
  expect(await room.stored(order._id)).toMatchObject({ orderStatus: 'confirmed', paymentStatus: 'paid' });
});

test('a cancellation while the provider is away is finished by the sweeper', async () => {
  const jumper = room.shelf.put(aProduct());
  const shopper = room.shopper([jumper]);
  const order = await room.placed(shopper);
  room.desk.isMute = true;
  const { status, body } = await cancel(shopper, order._id);
  expect([status, body.message, body.data.paymentStatus]).toEqual([
    200,
    'Peruutusta käsitellään.',
    'pending',
  ]);
  room.desk.isMute = false;
  await room.sweepAfter(1);
  expect(await room.stored(order._id)).toMatchObject({ saga: 'released', orderStatus: 'rejected' });
});

test('only the buyer cancels, and what is not theirs looks like what is not there', async () => {
  const shopper = room.shopper([room.shelf.put(someYarn())]);
  const order = await room.placed(shopper);
  const stranger = { ...shopper, user: aUser() };
  const foreign = await cancel(stranger, order._id);
  const unknown = await cancel(stranger, 'f'.repeat(24));
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  expect((await room.stored(order._id)).saga).toBe('reserved');
});

test('money that does not match keeps the stock until somebody has looked', async () => {
  const jumper = room.shelf.put(aProduct());
  const order = await room.placed(room.shopper([jumper]));
  room.desk.turn(`${order._id}_1`, 'review');
  await room.sweepAfter(34);
  expect(await room.stored(order._id)).toMatchObject({
    saga: 'held',
    orderStatus: 'pending',
    paymentStatus: 'review',
    review: { [`${order._id}_1`]: { reason: 'mismatch' } },
  });
  expect(room.shelf.count(jumper._id).held).toBe(1);
});
