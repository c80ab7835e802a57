import type { Order } from '@shop/contracts';
import { anAdmin, aProduct, waitFor, type ApiAnswer } from '@shop/testing';
import { expect, test } from 'vitest';
import { accountingRows } from '../../receipts/accounting.ts';
import type { StoredOrder } from '../../domain/order.ts';
import { changeStatus } from '../../back-office/change-status.ts';
import { setUpOrderHarness, type Shopper } from '../../../test/order-harness.ts';
import { admin, refundScene } from '../../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

/** An order of 100 € for which another sum has come. */
async function inReview(
  amountCents = 8_000,
  currency = 'EUR',
): Promise<{ order: StoredOrder; shopper: Shopper; jumper: string; first: string }> {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const { _id } = await harness.placed(shopper);
  const captured = { amountCents, currency };
  await harness.reportMismatch(harness.payments.turn(`${_id}_1`, 'review', captured));
  return { order: await harness.stored(_id), shopper, jumper: jumper._id, first: `${_id}_1` };
}

const call = (orderID: string, action: string, body: object, by = admin): Promise<ApiAnswer> =>
  harness.api.as(by)('POST', `/api/admin/rest/orders/${orderID}/${action}`, body);
const accept = (paymentId: string, body: object, by = admin): Promise<ApiAnswer> =>
  call(paymentId.split('_')[0] ?? '', `payments/${paymentId}/accept`, { text: 'Sovittu', ...body }, by);
const requestMissingAmount = async (orderID: string): Promise<ApiAnswer> =>
  call(orderID, 'rest', { version: (await harness.stored(orderID)).version });
const payRest = ({ user }: Shopper, orderID: string, paymentMethod = 'card'): Promise<ApiAnswer> =>
  harness.api.as(user)('POST', '/api/shop/purchase/pay-rest', { orderID, paymentMethod });
const seenBy = async ({ user }: Shopper, orderID: string): Promise<Order> =>
  (await harness.api.as(user)('GET', `/api/shop/purchase/order-details/${orderID}`)).body.data;

test('money that an admin accepts confirms the order, and the history says why', async () => {
  const { order, shopper, jumper, first } = await inReview();
  const { status, body } = await accept(first, { version: order.version, text: 'Loput käteisellä' });
  expect([status, body]).toMatchObject([
    200,
    {
      orderStatus: 'confirmed',
      paymentStatus: 'paid',
      isPaid: true,
      review: [{ accepted: { by: 'Liisa Lanka', text: 'Loput käteisellä' }, canBeAccepted: false }],
      refundable: { amount: 80 },
    },
  ]);
  expect(body.history.slice(-2)).toMatchObject([
    { what: 'accepted: 80.00 EUR', by: 'Liisa Lanka', text: 'Loput käteisellä' },
    { what: 'paid', from: 'pending', to: 'confirmed' },
  ]);
  expect(await harness.stored(order._id)).toMatchObject({ saga: 'committed', paidBy: first });
  expect(harness.stock.count(jumper)).toEqual({ stock: 9, held: 0, sold: 1 });
  expect(await seenBy(shopper, order._id)).toMatchObject({ paymentStatus: 'paid', orderStatus: 'confirmed' });
});

test('accepted money names its method and amount', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper, 'card');
  const captured = { amountCents: 8_000, currency: 'EUR' };
  const payment = harness.payments.turn(`${_id}_1`, 'review', captured);
  await harness.reportMismatch(Object.assign(payment, { method: 'mobilepay' as const }));
  const { version } = await harness.stored(_id);
  const { body } = await accept(`${_id}_1`, { version });
  expect(body).toMatchObject({
    paymentMethod: 'mobilepay',
    paidAmount: 80,
    totalAmount: 100,
    review: [{ paymentMethod: 'mobilepay' }],
  });
  expect((await seenBy(shopper, _id)).paymentMethod).toBe('mobilepay');
});

test('pressed twice, and by two admins at once, money is taken once', async () => {
  const { order, first, jumper } = await inReview(12_000);
  const { version } = order;
  const otherAdmin = anAdmin({ userName: 'Toinen' });
  const answers = await Promise.all([
    accept(first, { version }),
    accept(first, { version }),
    accept(first, { version }, otherAdmin),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const after = await harness.stored(order._id);
  expect(after.history.filter(({ what }) => what.startsWith('accepted'))).toHaveLength(1);
  expect(harness.stock.count(jumper)).toEqual({ stock: 9, held: 0, sold: 1 });
});

test('money is accepted only with the current version and a reason', async () => {
  const { order, first } = await inReview();
  const stale = await accept(first, { version: order.version - 1 });
  expect([stale.status, stale.body.code, stale.body.data.version]).toEqual([
    409,
    'stale-version',
    order.version,
  ]);
  const silent = await accept(first, { version: order.version, text: ' ' });
  expect([silent.status, silent.body.errors]).toMatchObject([400, { text: expect.any(String) }]);
  const stranger = harness.shopper([harness.stock.put(aProduct())]).user;
  expect((await accept(first, { version: order.version }, stranger)).status).toBe(403);
  expect((await accept(`${order._id}_7`, { version: order.version })).body.code).toBe('payment-not-found');
  expect(await harness.stored(order._id)).toEqual(order);
});

test('what is not the shop’s money, or goes back, cannot be taken', async () => {
  const dollars = await inReview(10_000, 'USD');
  const { version } = dollars.order;
  const refused = await accept(dollars.first, { version });
  expect([refused.status, refused.body.code]).toEqual([409, 'payment-not-acceptable']);
  const back = await inReview();
  await scene.refund(back.order._id, { kind: 'whole', paymentId: back.first });
  const late = await accept(back.first, { version: back.order.version + 1 });
  expect([late.status, late.body.code]).toEqual([409, 'payment-not-acceptable']);
});

test('what its buyer has only approved brought no money that could be taken', async () => {
  const { order, first } = await inReview(0);
  const seen = (await call(order._id, 'notes', { text: 'Lupa on, rahaa ei.' })).body;
  expect(seen.review).toMatchObject([{ amount: 0, canBeAccepted: false }]);
  const { status, body } = await accept(first, { version: seen.version });
  expect([status, body.code]).toEqual([409, 'payment-not-acceptable']);
  expect(await harness.stored(order._id)).toMatchObject({ paidBy: null, saga: order.saga });
});

test('an approved payment needs no review once its order has ended, money that came does', async () => {
  for (const [cents, paymentStatus] of [
    [0, 'failed'],
    [8_000, 'review'],
  ] as const) {
    const { order } = await inReview(cents);
    expect(order.paymentStatus).toBe('review');
    await changeStatus(harness.deps, { admin, orderID: order._id, orderStatus: 'rejected' });
    expect(await harness.stored(order._id)).toMatchObject({ saga: 'released', paymentStatus });
  }
});

test('a rejected order is not confirmed by accepting its money', async () => {
  const { order, first } = await inReview();
  await changeStatus(harness.deps, { admin, orderID: order._id, orderStatus: 'rejected' });
  const { version } = await harness.stored(order._id);
  const { status, body } = await accept(first, { version });
  expect([status, body.code]).toEqual([409, 'payment-not-acceptable']);
  expect((await harness.stored(order._id)).saga).toBe('released');
});

test('money that came after the order ended is taken where there is stock, and goes back where there is none', async () => {
  for (const stock of [1, 0]) {
    const jumper = harness.stock.put(aProduct({ stock: 1 }));
    const { _id } = await harness.placed(harness.shopper([jumper]));
    await harness.sweepAfter(34);
    const captured = { amountCents: 8_000, currency: 'EUR' };
    await harness.reportMismatch(harness.payments.turn(`${_id}_1`, 'review', captured));
    if (stock === 0) await harness.placed(harness.shopper([jumper]));
    const { version } = await harness.stored(_id);
    expect((await accept(`${_id}_1`, { version })).status).toBe(200);
    const after = await harness.stored(_id);
    if (stock === 1) expect(after).toMatchObject({ saga: 'committed', paymentStatus: 'paid' });
    else expect(after).toMatchObject({ saga: 'released', refunds: { [`${_id}_1_auto`]: { cents: 8_000 } } });
  }
});

test('a second payment whose refund failed may be kept, and can be refunded later', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  await harness.report(harness.payments.turn(`${_id}_2`, 'paid'));
  const early = await accept(`${_id}_2`, { version: (await harness.stored(_id)).version });
  expect(early.body.code).toBe('payment-not-acceptable');
  await harness.reportRefund(_id, `${_id}_2_auto`, { state: 'failed', reason: 'account_closed' });
  const { version } = await harness.stored(_id);
  const { body } = await accept(`${_id}_2`, { version });
  expect(body).toMatchObject({ paymentStatus: 'paid', refundable: { amount: 200 } });
});

test('a buyer pays the missing amount on request, and both payments confirm the order', async () => {
  const { order, shopper, jumper, first } = await inReview();
  expect(await seenBy(shopper, order._id)).not.toHaveProperty('restToPay');
  expect((await payRest(shopper, order._id)).body.code).toBe('order-closed');
  const asked = await requestMissingAmount(order._id);
  expect([asked.status, asked.body.restMissing, asked.body.history.at(-1).what]).toEqual([
    200,
    20,
    'rest: 20.00 EUR',
  ]);
  expect(await seenBy(shopper, order._id)).toMatchObject({ restToPay: 20, paymentStatus: 'pending' });
  const { status, body } = await payRest(shopper, order._id);
  const rest = `${order._id}_2`;
  expect([status, body.checkoutUrl]).toEqual([201, `https://pay.example/${rest}`]);
  const started = harness.payments.get(rest);
  expect(started).toMatchObject({ amountCents: 2_000, lines: [{ quantity: 1, unitCents: 2_000 }] });
  await harness.report(harness.payments.turn(rest, 'paid'));
  expect(await harness.stored(order._id)).toMatchObject({
    saga: 'committed',
    orderStatus: 'confirmed',
    paymentStatus: 'paid',
    paidBy: rest,
    alsoPaidBy: [first],
    review: { [first]: { accepted: { by: 'system' } } },
  });
  expect(harness.stock.count(jumper)).toEqual({ stock: 9, held: 0, sold: 1 });
  expect(await seenBy(shopper, order._id)).not.toHaveProperty('restToPay');
  expect((await payRest(shopper, order._id)).body.code).toBe('order-already-paid');
});

test('a refund of an order that two payments paid is taken from both, and nothing is left then', async () => {
  const { order, shopper, first } = await inReview();
  await requestMissingAmount(order._id);
  await payRest(shopper, order._id, 'paypal');
  const rest = `${order._id}_2`;
  await harness.report(harness.payments.turn(rest, 'paid'));
  const { body } = await scene.refund(order._id, { kind: 'whole', delivery: true, restock: true });
  expect(body.refundLog).toMatchObject([
    { paymentId: rest, amount: 20, paymentMethod: 'paypal', lines: [{ quantity: 1 }], restocked: 1 },
    { paymentId: first, amount: 80, paymentMethod: 'card', lines: [], restocked: 0 },
  ]);
  expect(await scene.asked(order._id)).toMatchObject([{ amountCents: 2_000 }, { amountCents: 8_000 }]);
  await harness.reportRefund(order._id, `${order._id}_r1`, {});
  expect((await harness.stored(order._id)).paymentStatus).toBe('paid');
  await harness.reportRefund(order._id, `${order._id}_r2`, {});
  expect(await harness.stored(order._id)).toMatchObject({
    paymentStatus: 'refunded',
    orderStatus: 'confirmed',
  });
  const { days } = await harness.deps.sales.figures({});
  expect(days.flatMap((day) => day.totalAmount < 0)).not.toContain(true);
  // Both stand on one receipt, which names one method: both credit notes take from it.
  const papers = () => harness.deps.receipts.ofOrder(order._id);
  await waitFor('the papers', async () => (await papers()).length === 3);
  expect(accountingRows({ receipts: await papers(), fees: [] }, 'month')).toMatchObject([
    { paymentMethod: 'paypal', creditNotes: 2, salesCents: 10_000, refundCents: 10_000 },
  ]);
});

test('two tabs are given the same link for the rest, and the other ways to pay are closed first', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const { _id } = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  const captured = { amountCents: 9_000, currency: 'EUR' };
  await harness.reportMismatch(harness.payments.turn(`${_id}_1`, 'review', captured));
  await requestMissingAmount(_id);
  const answers = await Promise.all([payRest(shopper, _id), payRest(shopper, _id)]);
  expect(answers.map(({ body }) => body.checkoutUrl)).toEqual([
    `https://pay.example/${_id}_3`,
    `https://pay.example/${_id}_3`,
  ]);
  expect(harness.payments.get(`${_id}_2`).status).toBe('closed');
});

test('a rest that comes after the first part went back, or after the order was rejected, never confirms', async () => {
  const paidScene = await inReview();
  await requestMissingAmount(paidScene.order._id);
  await payRest(paidScene.shopper, paidScene.order._id);
  await scene.refund(paidScene.order._id, { kind: 'whole', paymentId: paidScene.first });
  await harness.report(harness.payments.turn(`${paidScene.order._id}_2`, 'paid'));
  expect(await harness.stored(paidScene.order._id)).toMatchObject({
    saga: 'in-review',
    paidBy: null,
    review: { [`${paidScene.order._id}_2`]: { reason: 'mismatch', amountCents: 2_000 } },
  });
  const rejected = await inReview();
  const orderID = rejected.order._id;
  await requestMissingAmount(orderID);
  await payRest(rejected.shopper, orderID);
  harness.payments.beforeClose = (payment) => void (payment.status = 'paid');
  await changeStatus(harness.deps, { admin, orderID, orderStatus: 'rejected' });
  harness.payments.beforeClose = () => undefined;
  expect(await harness.stored(orderID)).toMatchObject({
    saga: 'released',
    paidBy: null,
    refunds: { [`${orderID}_2_auto`]: { cents: 2_000, reason: 'rejected' } },
  });
});

test('the rest is not requested when enough was paid, when little is missing, or from another buyer', async () => {
  for (const cents of [12_000, 9_951]) {
    const { order } = await inReview(cents);
    const { status, body } = await requestMissingAmount(order._id);
    expect([status, body.code]).toEqual([409, 'rest-not-askable']);
  }
  const { order, shopper } = await inReview();
  await requestMissingAmount(order._id);
  const stranger = harness.shopper([harness.stock.put(aProduct())]);
  expect((await payRest(stranger, order._id)).body.code).toBe('order-not-found');
  expect((await payRest(shopper, order._id, 'cash')).status).toBe(400);
});

test('asked for twice, and by two admins at once, the rest is asked for once', async () => {
  const { order } = await inReview();
  const { version } = order;
  const answers = await Promise.all([1, 2, 3].map(() => call(order._id, 'rest', { version })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { history } = await harness.stored(order._id);
  expect(history.filter(({ what }) => what.startsWith('rest'))).toHaveLength(1);
  const found = await harness.deps.model
    .findById(order._id)
    .lean<{ outbox?: { name: string; payload: unknown }[] }>();
  const restEvents = (found?.outbox ?? []).filter(({ name }) => name === 'order-rest-asked');
  expect(restEvents.map(({ payload }) => payload)).toMatchObject([{ orderID: order._id, restCents: 2_000 }]);
});
