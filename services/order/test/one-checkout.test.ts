import { aProduct, someYarn, waitFor } from '@shop/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openOrderRoom, type OrderRoom } from './order-room.ts';

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

test('twenty parallel checkouts of one cart make one order, one reservation and one attempt', async () => {
  const jumper = room.shelf.put(aProduct());
  const shopper = room.shopper([jumper, room.shelf.put(someYarn())], 2);
  const answers = await Promise.all(Array.from({ length: 20 }, () => room.checkout(shopper, 'paypal')));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(answers.map(({ body }) => body.orderID as string)).size).toBe(1);
  expect(new Set(answers.map(({ body }) => body.approveLink as string)).size).toBe(1);
  expect(room.shelf.count(jumper._id)).toEqual({ stock: 8, held: 2, sold: 0 });
  const order = await room.stored(answers[0]?.body.orderID);
  expect(Object.keys(order.attempts)).toEqual(['1']);
});

test('of fifty buyers for ten pieces ten get them, and nothing is oversold', async () => {
  const jumper = room.shelf.put(aProduct({ stock: 10 }));
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => room.checkout(room.shopper([jumper]), 'card')),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(40);
  expect(room.shelf.count(jumper._id)).toEqual({ stock: 0, held: 10, sold: 0 });
});

test('overlapping carts of many products never wait for each other in a circle', async () => {
  const products = [3, 5, 4].map((stock) => room.shelf.put(someYarn({ stock })));
  const [one, two, three] = products as [(typeof products)[0], (typeof products)[0], (typeof products)[0]];
  const carts = [
    [one, two],
    [two, three],
    [three, one],
    [one, two, three],
  ];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => room.checkout(room.shopper(carts[n % 4] ?? []))),
  );
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(answers.some(({ status }) => status === 201)).toBe(true);
});

test('the same order is given another link for the other way to pay', async () => {
  const shopper = room.shopper([room.shelf.put(aProduct())]);
  const card = await room.checkout(shopper, 'card');
  const paypal = await room.checkout(shopper, 'paypal');
  const again = await room.checkout(shopper, 'card');
  expect(paypal.body).toMatchObject({
    orderID: card.body.orderID,
    approveLink: `https://pay.example/${card.body.orderID}_2`,
  });
  expect(again.body.checkoutUrl).toBe(card.body.checkoutUrl);
  expect((await room.stored(card.body.orderID)).paymentMethod).toBe('card');
});

test('another address is taken into the order that is open', async () => {
  const shopper = room.shopper([room.shelf.put(aProduct())]);
  const first = await room.placed(shopper);
  const other = room.shopper([]).address;
  Object.assign(other, { userID: shopper.user.id, city: 'Oulu' });
  const { body } = await room.checkout({ ...shopper, address: other });
  expect(body.orderID).toBe(first._id);
  expect((await room.stored(first._id)).address).toMatchObject({ addressID: other._id, city: 'Oulu' });
});

test('a new cart closes the older unpaid order first, so the last piece can be ordered again', async () => {
  const last = room.shelf.put(aProduct({ stock: 1 }));
  const yarn = room.shelf.put(someYarn());
  const shopper = room.shopper([last]);
  const first = await room.placed(shopper);
  room.setCart(shopper, [last, yarn]);
  const second = await room.placed(shopper);
  expect(second._id).not.toBe(first._id);
  expect(await room.stored(first._id)).toMatchObject({
    saga: 'released',
    orderStatus: 'rejected',
    paymentStatus: 'failed',
    statusBy: 'system',
  });
  expect(room.desk.get(`${first._id}_1`).status).toBe('closed');
  expect(room.shelf.count(last._id)).toEqual({ stock: 0, held: 1, sold: 0 });
});

test('cart is told what the own unpaid checkout holds, until it is paid or closed', async () => {
  const jumper = room.shelf.put(aProduct());
  const shopper = room.shopper([jumper], 2);
  const held = async () =>
    (await room.door.asService('GET', `/internal/users/${shopper.user.id}/holds`)).body.data as unknown;
  expect(await held()).toEqual([]);
  const order = await room.placed(shopper);
  expect(await held()).toEqual([{ productID: jumper._id, quantity: 2 }]);
  await room.report(room.desk.turn(`${order._id}_1`, 'paid'));
  expect(await held()).toEqual([]);
});

test('a new cart is refused while the older order cannot be closed, and when it turns out to be paid', async () => {
  const shopper = room.shopper([room.shelf.put(aProduct())]);
  const first = await room.placed(shopper);
  room.setCart(shopper, [room.shelf.put(someYarn())]);
  room.desk.isMute = true;
  const unknown = await room.checkout(shopper);
  expect(unknown).toMatchObject({ status: 503, body: { code: 'payment-unknown' } });
  room.desk.isMute = false;
  room.desk.turn(`${first._id}_1`, 'paid');
  const paid = await room.checkout(shopper);
  expect(paid).toMatchObject({ status: 409, body: { code: 'order-already-paid' } });
  expect(await room.stored(first._id)).toMatchObject({ paymentStatus: 'paid', orderStatus: 'confirmed' });
});

test('parallel checkouts of two versions of a cart leave one open order', async () => {
  const jumper = room.shelf.put(aProduct());
  for (let round = 0; round < 5; round += 1) {
    const shopper = room.shopper([jumper]);
    const older = { ...shopper, cart: shopper.cart };
    const first = room.checkout(older);
    room.setCart(shopper, [jumper], 2);
    await Promise.all([first, room.checkout(shopper)]);
    await room.sweepAfter(2);
    expect((await room.deps.orders.findOpen(shopper.user.id)).length).toBeLessThanOrEqual(1);
  }
});

test('an order whose price has changed is closed, and the cart ordered at the new price', async () => {
  const jumper = room.shelf.put(aProduct());
  const shopper = room.shopper([jumper]);
  const first = await room.placed(shopper);
  room.shelf.change(jumper._id, { priceCents: 12_000 });
  const second = await room.placed(shopper);
  expect(second).toMatchObject({ totalCents: 12_000, counter: 1 });
  expect((await room.stored(first._id)).saga).toBe('released');
});

test('a link that was declined since is replaced by a new attempt', async () => {
  const shopper = room.shopper([room.shelf.put(aProduct())]);
  const order = await room.placed(shopper, 'paypal');
  room.desk.turn(`${order._id}_1`, 'failed');
  await room.door.as(shopper.user)('POST', '/api/shop/purchase/done', {
    paymentId: 'x',
    payerId: 'y',
    orderID: order._id,
  });
  const again = await room.checkout(shopper, 'paypal');
  expect(again.body).toMatchObject({ orderID: order._id, approveLink: `https://pay.example/${order._id}_2` });
});

test('a repeated call with its Idempotency-Key is given the stored answer, whatever the cart is by then', async () => {
  const shopper = room.shopper([room.shelf.put(aProduct())]);
  const key = { 'idempotency-key': 'key-1' };
  const sent = { ...shopper };
  const first = await room.checkout(sent, 'card', key);
  room.setCart(shopper, [room.shelf.put(someYarn())]);
  const replayed = await room.checkout(sent, 'card', key);
  expect(replayed).toMatchObject({ status: 201, body: first.body });
  const other = await room.checkout(shopper, 'card', key);
  expect(other).toMatchObject({ status: 400, body: { errors: { 'Idempotency-Key': expect.any(String) } } });
  const stranger = room.shopper([room.shelf.put(aProduct())]);
  expect((await room.checkout(stranger, 'card', key)).body.orderID).not.toBe(first.body.orderID);
});

test('a link is not given out when the order was closed while the provider was asked', async () => {
  const shopper = room.shopper([room.shelf.put(aProduct())]);
  const { start } = room.deps.payments;
  const order = await room.placed(shopper, 'card');
  room.deps.payments.start = async (input) => {
    const started = await start(input);
    await room.door.as(shopper.user)('POST', '/api/shop/purchase/cancel', { orderID: order._id });
    return started;
  };
  const late = await room.checkout(shopper, 'paypal');
  room.deps.payments.start = start;
  expect(late).toMatchObject({ status: 409, body: { code: 'order-closed' } });
  await waitFor('the attempt to be closed', () => room.desk.get(`${order._id}_2`).status === 'closed');
  expect(room.shelf.holdsOf(order._id)).toBe(0);
});
