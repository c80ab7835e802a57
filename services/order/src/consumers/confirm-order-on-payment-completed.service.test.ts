import { newId } from '@shop/service-kit';
import { aProduct, someYarn, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { openOrderService } from '../open-order-service.ts';
import { confirmOrder } from '../use-cases/confirm-order.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();

type Outbox = { outbox?: { name: string; payload: unknown; sendCount: number; waiting: string[] }[] } | null;
const outboxOf = async (orderID: string) =>
  (await harness.deps.model.findById(orderID).lean<Outbox>())?.outbox ?? [];

test('an order whose payment is completed is confirmed, its stock is sold, and order-confirmed is under way [spec-87]', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper], 2);
  const order = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  expect(await harness.stored(order._id)).toMatchObject({
    orderStatus: 'confirmed',
    paymentStatus: 'paid',
    paidBy: `${order._id}_1`,
    providerPaymentId: `provider-${order._id}_1`,
    payerId: 'PAYER1',
    saga: 'committed',
    dueAt: null,
  });
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 8, held: 0, sold: 2 });
  expect(await outboxOf(order._id)).toMatchObject([
    {
      name: 'order-confirmed',
      payload: { orderID: order._id, userID: shopper.user.id, lines: shopper.cart.lines },
    },
  ]);
});

const CART = 'clear-cart-on-order-confirmed';
const waitingFor = async (orderID: string) => (await outboxOf(orderID))[0]?.waiting ?? [];

test('an order takes its lines out of the cart itself, and then no event goes there', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const order = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  await waitFor('the cart to be acknowledged', async () => !(await waitingFor(order._id)).includes(CART));
  expect(harness.carts.get(shopper.user.id)).toMatchObject({ lines: [], applied: [order._id] });
  expect(await waitingFor(order._id)).toContain('write-email-on-order-confirmed');
});

test('a payment that completes twice confirms the order once', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const payment = harness.payments.turn(`${order._id}_1`, 'paid');
  await harness.report(payment);
  const once = await harness.stored(order._id);
  await harness.report(payment);
  expect(await harness.stored(order._id)).toEqual(once);
  expect(await outboxOf(order._id)).toHaveLength(1);
});

test('twenty deliveries at the same moment confirm the order once', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const { paymentId, provider, amountCents } = harness.payments.turn(`${order._id}_1`, 'paid');
  const money = { paymentId, provider, amountCents, providerPaymentId: 'p', payerId: '', chargeId: '' };
  await Promise.all(Array.from({ length: 20 }, () => confirmOrder(harness.deps, order._id, money)));
  const { history } = await harness.stored(order._id);
  expect(history.filter(({ what }) => what === 'paid')).toHaveLength(1);
  expect(await outboxOf(order._id)).toHaveLength(1);
});

test('the process that records the payment notifies the cart, and no other does', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const { paymentId, provider, amountCents } = harness.payments.turn(`${order._id}_1`, 'paid');
  const money = { paymentId, provider, amountCents, providerPaymentId: 'p', payerId: '', chargeId: '' };
  harness.carts.isStuck = true;
  try {
    await Promise.all(Array.from({ length: 20 }, () => confirmOrder(harness.deps, order._id, money)));
    await waitFor('cart to be notified', () => harness.carts.turnedAway.includes(order._id));
    await confirmOrder(harness.deps, order._id, money);
    expect(harness.carts.turnedAway.filter((orderID) => orderID === order._id)).toHaveLength(1);
    expect(await waitingFor(order._id)).toContain(CART);
  } finally {
    harness.carts.isStuck = false;
  }
});

test('a payment of an order that does not exist is kept as a dead letter', async () => {
  const orderID = newId();
  const payment = { orderID, paymentId: `${orderID}_1`, provider: 'stripe', amountCents: 100 };
  await harness.report(payment as never);
  const deadLetters = await harness.deadLetters.list();
  expect(deadLetters.map(({ payload }) => (payload as { orderID: string }).orderID)).toContain(orderID);
});

test('an event that was written before a crash is published by the next process', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const { config, logger, events } = harness.deps;
  const { paymentId } = harness.payments.turn(`${order._id}_1`, 'paid');
  const money = { paymentId, provider: 'stripe', amountCents: 10_000 } as const;
  await events.relay.stop();
  await confirmOrder(harness.deps, order._id, {
    ...money,
    providerPaymentId: 'p',
    payerId: '',
    chargeId: '',
  });
  expect(await outboxOf(order._id)).toMatchObject([{ sendCount: 1 }]);
  const next = await openOrderService(config, logger);
  next.deps.events.start();
  await waitFor(
    'the event to be published',
    async () => ((await outboxOf(order._id))[0]?.sendCount ?? 0) > 1,
  );
  for (const close of next.closers) await close();
});

test('a payment of another amount never confirms the order', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const order = await harness.placed(shopper);
  const seenByBuyer = async () =>
    (await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${order._id}`)).body.data;
  expect(await seenByBuyer()).not.toHaveProperty('isReviewed');
  const captured = { amountCents: 9_999, currency: 'EUR' };
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid', captured), { amountCents: 9_999 });
  expect(await harness.stored(order._id)).toMatchObject({
    saga: 'in-review',
    orderStatus: 'pending',
    paymentStatus: 'review',
    paidBy: null,
    review: { [`${order._id}_1`]: { reason: 'mismatch', amountCents: 9_999 } },
  });
  expect(harness.stock.count(jumper._id).held).toBe(1);
  expect(await outboxOf(order._id)).toEqual([]);
  expect(await seenByBuyer()).toMatchObject({ paymentStatus: 'pending', isReviewed: true });
});

test('a second payment of a paid order goes back by itself, and the order stays confirmed once', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const order = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  const card = harness.payments.turn(`${order._id}_1`, 'paid');
  const paypal = harness.payments.turn(`${order._id}_2`, 'paid');
  await harness.report(card);
  await harness.report(paypal);
  expect(await harness.stored(order._id)).toMatchObject({
    saga: 'committed',
    orderStatus: 'confirmed',
    paymentStatus: 'review',
    paidBy: `${order._id}_1`,
    review: { [`${order._id}_2`]: { reason: 'second', amountCents: 10_000 } },
    refunds: { [`${order._id}_2_auto`]: { state: 'requested', cents: 10_000, reason: 'second' } },
  });
  expect(await outboxOf(order._id)).toMatchObject([
    { name: 'order-confirmed' },
    { name: 'refund-requested', payload: { refundId: `${order._id}_2_auto`, paymentId: `${order._id}_2` } },
  ]);
  const { body } = await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${order._id}`);
  expect(body.data.paymentStatus).toBe('paid');
  expect(body.data).not.toHaveProperty('isReviewed');
});

test('the other ways to pay a paid order are closed', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const order = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  expect(harness.payments.get(`${order._id}_2`).status).toBe('closed');
  expect((await harness.stored(order._id)).attempts).toMatchObject({
    1: { status: 'paid' },
    2: { status: 'closed' },
  });
});

test('money after the stock was released reserves it again and confirms the order', async () => {
  const jumper = harness.stock.put(aProduct());
  const order = await harness.placed(harness.shopper([jumper]));
  await harness.sweepAfter(34);
  expect((await harness.stored(order._id)).saga).toBe('released');
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  expect(await harness.stored(order._id)).toMatchObject({
    saga: 'committed',
    generation: 2,
    orderStatus: 'confirmed',
    paymentStatus: 'paid',
    late: null,
  });
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 9, held: 0, sold: 1 });
});

test('money that comes after the stock is gone goes back by itself, once, and holds nothing', async () => {
  const yarn = harness.stock.put(someYarn());
  const last = harness.stock.put(aProduct({ stock: 1 }));
  const order = await harness.placed(harness.shopper([yarn, last]));
  await harness.sweepAfter(34);
  await harness.placed(harness.shopper([last]));
  const payment = harness.payments.turn(`${order._id}_1`, 'paid');
  await harness.report(payment);
  await harness.report(payment);
  expect(await harness.stored(order._id)).toMatchObject({
    saga: 'released',
    orderStatus: 'rejected',
    paymentStatus: 'review',
    paidBy: null,
    review: { [`${order._id}_1`]: { reason: 'late', amountCents: 11_250 } },
    refunds: { [`${order._id}_1_auto`]: { state: 'requested', cents: 11_250, reason: 'late' } },
  });
  expect(harness.stock.count(yarn._id).held).toBe(0);
  const events = (await outboxOf(order._id)) ?? [];
  expect(events.map(({ name }) => name)).toEqual(['order-lapsed', 'refund-requested']);
});

test('money that comes late while the catalogue is away is kept, and confirmed by the sweeper', async () => {
  const jumper = harness.stock.put(aProduct());
  const order = await harness.placed(harness.shopper([jumper]));
  await harness.sweepAfter(34);
  harness.standIns.catalog.away = true;
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  expect(await harness.stored(order._id)).toMatchObject({ saga: 're-reserving', paidBy: null });
  harness.standIns.catalog.away = false;
  await harness.sweepAfter(1);
  expect(await harness.stored(order._id)).toMatchObject({ saga: 'committed', orderStatus: 'confirmed' });
});

test.each([
  ['all of it', 10_000, undefined],
  ['a part of it', 4_000, 6_000],
])('late money that goes back at the provider while it waits buys nothing: %s', async (_part, back, rest) => {
  const yarn = harness.stock.put(aProduct({ stock: 1 }));
  const { _id } = await harness.placed(harness.shopper([yarn]));
  await harness.sweepAfter(34);
  harness.standIns.catalog.away = true;
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  const refund = { origin: 'provider', amountCents: back, providerRefundId: 're1' } as const;
  await harness.reportRefund(_id, `${_id}_1_p_re1`, refund);
  harness.standIns.catalog.away = false;
  // Of money of which a part is left nothing is promised either, where its goods are gone.
  if (rest) await harness.placed(harness.shopper([yarn]));
  await harness.sweepAfter(1);
  await harness.sweepAfter(2);
  const order = await harness.stored(_id);
  expect(order).toMatchObject({ saga: 'released', paidBy: null, late: null });
  expect(order.refunds?.[`${_id}_1_auto`]?.cents).toBe(rest);
  expect(harness.stock.count(yarn._id).held).toBe(rest ? 1 : 0);
  // A repeated report changes nothing.
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  expect(await harness.stored(_id)).toMatchObject({ saga: 'released', version: order.version });
});

test('a paid order whose stock could not be sold yet is finished by the sweeper', async () => {
  const jumper = harness.stock.put(aProduct());
  const order = await harness.placed(harness.shopper([jumper]));
  harness.standIns.catalog.away = true;
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  expect(await harness.stored(order._id)).toMatchObject({ saga: 'committing', orderStatus: 'confirmed' });
  harness.standIns.catalog.away = false;
  await harness.sweepAfter(1);
  expect((await harness.stored(order._id)).saga).toBe('committed');
  expect(harness.stock.count(jumper._id).sold).toBe(1);
});
