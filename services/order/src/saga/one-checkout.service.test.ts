import { aProduct, aUser, someYarn, waitFor } from '@shop/testing';
import { beforeEach, expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
beforeEach(() => {
  harness.payments.beforeClose = () => undefined;
});

test('twenty parallel checkouts of one cart make one order, one reservation and one attempt', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper, harness.stock.put(someYarn())], 2);
  const answers = await Promise.all(Array.from({ length: 20 }, () => harness.checkout(shopper, 'paypal')));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(answers.map(({ body }) => body.orderID as string)).size).toBe(1);
  expect(new Set(answers.map(({ body }) => body.approveLink as string)).size).toBe(1);
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 8, held: 2, sold: 0 });
  const order = await harness.stored(answers[0]?.body.orderID);
  expect(Object.keys(order.attempts)).toEqual(['1']);
});

test('of fifty buyers for ten pieces ten get them, and nothing is oversold', async () => {
  const jumper = harness.stock.put(aProduct({ stock: 10 }));
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => harness.checkout(harness.shopper([jumper]), 'card')),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(40);
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 0, held: 10, sold: 0 });
});

test('overlapping carts of many products never wait for each other in a circle', async () => {
  const products = [3, 5, 4].map((stock) => harness.stock.put(someYarn({ stock })));
  const [first, second, third] = products as [
    (typeof products)[0],
    (typeof products)[0],
    (typeof products)[0],
  ];
  const carts = [
    [first, second],
    [second, third],
    [third, first],
    [first, second, third],
  ];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => harness.checkout(harness.shopper(carts[n % 4] ?? []))),
  );
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(answers.some(({ status }) => status === 201)).toBe(true);
});

test('the same order is given another link for the other way to pay', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const card = await harness.checkout(shopper, 'card');
  const paypal = await harness.checkout(shopper, 'paypal');
  const again = await harness.checkout(shopper, 'card');
  expect(paypal.body).toMatchObject({
    orderID: card.body.orderID,
    approveLink: `https://pay.example/${card.body.orderID}_2`,
  });
  expect(again.body.checkoutUrl).toBe(card.body.checkoutUrl);
  expect((await harness.stored(card.body.orderID)).paymentMethod).toBe('card');
});

test('another address is taken into the order that is open', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const first = await harness.placed(shopper);
  const otherAddress = harness.shopper([]).address;
  Object.assign(otherAddress, { userID: shopper.user.id, city: 'Oulu' });
  const { body } = await harness.checkout({ ...shopper, address: otherAddress });
  expect(body.orderID).toBe(first._id);
  expect((await harness.stored(first._id)).address).toMatchObject({
    addressID: otherAddress._id,
    city: 'Oulu',
  });
});

test('a new cart closes the older unpaid order first, so the last piece can be ordered again', async () => {
  const last = harness.stock.put(aProduct({ stock: 1 }));
  const yarn = harness.stock.put(someYarn());
  const shopper = harness.shopper([last]);
  const first = await harness.placed(shopper);
  harness.setCart(shopper, [last, yarn]);
  const second = await harness.placed(shopper);
  expect(second._id).not.toBe(first._id);
  expect(await harness.stored(first._id)).toMatchObject({
    saga: 'released',
    orderStatus: 'rejected',
    paymentStatus: 'failed',
    statusBy: 'system',
  });
  expect(harness.payments.get(`${first._id}_1`).status).toBe('closed');
  expect(harness.stock.count(last._id)).toEqual({ stock: 0, held: 1, sold: 0 });
});

test('what an unpaid checkout holds is free for its buyer alone, until it is paid', async () => {
  const jumper = harness.stock.put(aProduct({ stock: 3 }));
  const shopper = harness.shopper([jumper], 2);
  const freeFor = ({ id: buyer }: { id: string }) =>
    harness.stock.lookup({ ids: [jumper._id], buyer })[0]?.stock;
  const order = await harness.placed(shopper);
  expect([freeFor(shopper.user), freeFor(aUser())]).toEqual([3, 1]);
  expect(harness.stock.sizesHeld(order._id, jumper._id)).toEqual({ XS: 2 });
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  expect([freeFor(shopper.user), freeFor(aUser())]).toEqual([1, 1]);
});

test('a new cart is refused while the older order cannot be closed, and when it turns out to be paid', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const first = await harness.placed(shopper);
  harness.setCart(shopper, [harness.stock.put(someYarn())]);
  harness.payments.isMute = true;
  const unknown = await harness.checkout(shopper);
  expect(unknown).toMatchObject({ status: 503, body: { code: 'payment-unknown' } });
  harness.payments.isMute = false;
  harness.payments.turn(`${first._id}_1`, 'paid');
  const paid = await harness.checkout(shopper);
  expect(paid).toMatchObject({ status: 409, body: { code: 'order-already-paid' } });
  expect(await harness.stored(first._id)).toMatchObject({ paymentStatus: 'paid', orderStatus: 'confirmed' });
});

test('while a provider is deciding about an order only carts with a line of it are refused, by name', async () => {
  const [jumper, yarn] = [harness.stock.put(aProduct()), harness.stock.put(someYarn())];
  const shopper = harness.shopper([jumper]);
  const first = await harness.placed(shopper, 'paypal');
  await harness.pend(`${first._id}_1`);
  const refusal = {
    status: 409,
    body: {
      code: 'order-already-paid',
      message: 'Tilauksen maksua tarkistetaan vielä.',
      data: { orderID: first._id },
    },
  };
  harness.setCart(shopper, [jumper, yarn]);
  expect(await harness.checkout(shopper)).toMatchObject(refusal);
  expect(harness.stock.count(yarn._id).held).toBe(0);
  harness.setCart(shopper, [yarn]);
  const second = await harness.placed(shopper);
  expect((await harness.checkout(shopper)).body.orderID).toBe(second._id);
  expect(await harness.stored(first._id)).toMatchObject({ saga: 'closing', paidBy: null });
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 9, held: 1, sold: 0 });
  harness.payments.undecided.clear();
  await harness.report(harness.payments.turn(`${first._id}_1`, 'paid'));
  await harness.report(harness.payments.turn(`${second._id}_1`, 'paid'));
  for (const { _id } of [first, second]) expect((await harness.stored(_id)).saga).toBe('committed');
});

test('the last piece is not promised to its buyer while a provider is deciding about it, whatever becomes of it', async () => {
  for (const status of ['failed', 'paid'] as const) {
    const last = harness.stock.put(aProduct({ stock: 1 }));
    const shopper = harness.shopper([last]);
    const first = await harness.placed(shopper, 'paypal');
    await harness.pend(`${first._id}_1`);
    harness.setCart(shopper, [last]);
    Object.assign(shopper.cart.lines[0] ?? {}, { size: 'M' });
    expect(await harness.checkout(shopper)).toMatchObject({
      status: 409,
      body: { code: 'out-of-stock', data: { items: [{ size: 'M', problem: 'short' }] } },
    });
    harness.payments.undecided.clear();
    const payment = harness.payments.turn(`${first._id}_1`, status);
    if (status === 'paid') await harness.report(payment);
    else expect((await harness.checkout(shopper)).status).toBe(201);
    expect((await harness.stored(first._id)).saga).toBe(status === 'paid' ? 'committed' : 'released');
    const isSold = status === 'paid';
    expect(harness.stock.count(last._id)).toEqual({ stock: 0, held: isSold ? 0 : 1, sold: isSold ? 1 : 0 });
  }
});

test('an order beside one that a provider is deciding about is paid though its address is gone since', async () => {
  const [jumper, yarn] = [harness.stock.put(aProduct()), harness.stock.put(someYarn())];
  const shopper = harness.shopper([jumper]);
  const first = await harness.placed(shopper, 'paypal');
  await harness.pend(`${first._id}_1`);
  harness.setCart(shopper, [yarn]);
  const second = await harness.placed(shopper);
  const otherAddress = Object.assign(harness.shopper([]).address, { userID: shopper.user.id });
  Object.assign(shopper.address, { userID: aUser().id });
  const { status, body } = await harness.checkout({ ...shopper, address: otherAddress });
  expect([status, body.orderID]).toEqual([201, second._id]);
  expect((await harness.stored(second._id)).address.addressID).toBe(otherAddress._id);
  harness.payments.undecided.clear();
});

test('the very cart about whose order a provider is deciding is not sold again once its time is up', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const first = await harness.placed(shopper, 'paypal');
  await harness.pend(`${first._id}_1`);
  await harness.sweepAfter(34);
  expect(await harness.checkout(shopper)).toMatchObject({
    status: 409,
    body: { code: 'order-already-paid', data: { orderID: first._id } },
  });
  harness.payments.undecided.clear();
  harness.payments.turn(`${first._id}_1`, 'failed');
  expect((await harness.checkout(shopper)).status).toBe(201);
  expect(await harness.stored(first._id)).toMatchObject({ saga: 'released' });
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 9, held: 1, sold: 0 });
});

test('parallel checkouts of two versions of a cart leave one open order', async () => {
  const jumper = harness.stock.put(aProduct());
  for (let round = 0; round < 5; round += 1) {
    const shopper = harness.shopper([jumper]);
    const older = { ...shopper, cart: shopper.cart };
    const first = harness.checkout(older);
    harness.setCart(shopper, [jumper], 2);
    await Promise.all([first, harness.checkout(shopper)]);
    await harness.sweepAfter(2);
    expect((await harness.openOrders(shopper)).length).toBeLessThanOrEqual(1);
  }
});

test('an order whose price has changed is closed, and the cart ordered at the new price', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const first = await harness.placed(shopper);
  harness.stock.change(jumper._id, { priceCents: 12_000 });
  const second = await harness.placed(shopper);
  expect(second).toMatchObject({ totalCents: 12_000, counter: 1 });
  expect((await harness.stored(first._id)).saga).toBe('released');
});

test('a link that was declined since is replaced by a new attempt', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const order = await harness.placed(shopper, 'paypal');
  harness.payments.turn(`${order._id}_1`, 'failed');
  await harness.api.as(shopper.user)('POST', '/api/shop/purchase/done', {
    paymentId: 'x',
    payerId: 'y',
    orderID: order._id,
  });
  const again = await harness.checkout(shopper, 'paypal');
  expect(again.body).toMatchObject({ orderID: order._id, approveLink: `https://pay.example/${order._id}_2` });
});

test('a repeated call with its Idempotency-Key is given the stored answer, whatever the cart is by then', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const key = { 'idempotency-key': 'key-1' };
  const sent = { ...shopper };
  const first = await harness.checkout(sent, 'card', key);
  harness.setCart(shopper, [harness.stock.put(someYarn())]);
  const replayed = await harness.checkout(sent, 'card', key);
  expect(replayed).toMatchObject({ status: 201, body: first.body });
  const answer = await harness.checkout(shopper, 'card', key);
  expect(answer).toMatchObject({ status: 400, body: { errors: { 'Idempotency-Key': expect.any(String) } } });
  const stranger = harness.shopper([harness.stock.put(aProduct())]);
  expect((await harness.checkout(stranger, 'card', key)).body.orderID).not.toBe(first.body.orderID);
});

test('a call whose order was cancelled since places a new order under its Idempotency-Key, and gets no dead link', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const key = { 'idempotency-key': 'key-2' };
  const first = await harness.checkout(shopper, 'card', key);
  await harness.api.as(shopper.user)('POST', '/api/shop/purchase/cancel', { orderID: first.body.orderID });
  const again = await harness.checkout(shopper, 'card', key);
  expect(again.status).toBe(201);
  expect(again.body.orderID).not.toBe(first.body.orderID);
  expect((await harness.stored(again.body.orderID)).saga).toBe('reserved');
  // From then on that is the answer.
  expect((await harness.checkout(shopper, 'card', key)).body).toEqual(again.body);
});

test('a call whose order is paid by now is given its stored answer, and buys nothing twice', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const key = { 'idempotency-key': 'key-3' };
  const first = await harness.checkout(shopper, 'card', key);
  await harness.report(harness.payments.turn(`${first.body.orderID}_1`, 'paid'));
  expect((await harness.checkout(shopper, 'card', key)).body).toEqual(first.body);
});

test('a link is not given out when the order was closed while the provider was asked', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { start } = harness.deps.payments;
  const order = await harness.placed(shopper, 'card');
  harness.deps.payments.start = async (input) => {
    const started = await start(input);
    await harness.api.as(shopper.user)('POST', '/api/shop/purchase/cancel', { orderID: order._id });
    return started;
  };
  const late = await harness.checkout(shopper, 'paypal');
  harness.deps.payments.start = start;
  expect(late).toMatchObject({ status: 409, body: { code: 'order-closed' } });
  await waitFor('the attempt to be closed', () => harness.payments.get(`${order._id}_2`).status === 'closed');
  expect(harness.stock.holdsOf(order._id)).toBe(0);
});
