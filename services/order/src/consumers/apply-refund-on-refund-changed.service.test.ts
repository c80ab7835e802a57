import { newId } from '@shop/service-kit';
import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { openOrderService } from '../open-order-service.ts';
import { applyRefund } from '../use-cases/refunds/apply-refund.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

test('a repeated or late change is applied once', async () => {
  const { order } = await scene.paid();
  await scene.refund(order._id, { kind: 'sum', sum: 10 });
  const refundId = `${order._id}_r1`;
  await harness.reportRefund(order._id, refundId, { state: 'succeeded', change: 2 });
  const once = await harness.stored(order._id);
  await harness.reportRefund(order._id, refundId, { state: 'succeeded', change: 2 });
  await harness.reportRefund(order._id, refundId, { state: 'pending', change: 1 });
  expect(await harness.stored(order._id)).toEqual(once);
  expect(once.history.filter(({ what }) => what.startsWith('refund: succeeded'))).toHaveLength(1);
});

test('a failed refund frees its amount, is notified, and can be tried again under a new id', async () => {
  const { order, shopper } = await scene.paid();
  await scene.refund(order._id, { kind: 'whole', delivery: true });
  const [refundId, nextId] = [`${order._id}_r1`, `${order._id}_r2`];
  await harness.reportRefund(order._id, refundId, {});
  expect((await harness.stored(order._id)).paymentStatus).toBe('refunded');
  await harness.reportRefund(order._id, refundId, { state: 'failed', reason: 'expired_or_canceled_card' });
  const failed = await harness.stored(order._id);
  expect(failed.paymentStatus).toBe('paid');
  expect(failed.history.at(-1)).toMatchObject({
    what: `refund: failed ${(order.totalCents / 100).toFixed(2)} EUR`,
    text: 'expired_or_canceled_card',
  });
  // The buyer sees it as under way until an admin decides otherwise.
  expect((await scene.seenBy(shopper, order._id)).refunds).toMatchObject([{ state: 'pending' }]);
  const { status, body } = await scene.refund(order._id, { kind: 'whole', delivery: true });
  expect(status).toBe(201);
  expect(body.refundLog).toMatchObject([
    { id: refundId, state: 'failed', failure: 'expired_or_canceled_card', canBeRetried: false },
    { id: nextId, state: 'requested', canBeRetried: false },
  ]);
  expect((await scene.seenBy(shopper, order._id)).refunds).toHaveLength(1);
});

test('a refund that was made at the provider comes to the order, with no lines', async () => {
  const { order, shopper } = await scene.paid();
  const refundId = `${order._id}_1_p_re1`;
  const refund = { origin: 'provider', amountCents: 5_000, providerRefundId: 're1' } as const;
  await harness.reportRefund(order._id, refundId, refund);
  await harness.reportRefund(order._id, refundId, { ...refund, change: 1 });
  const stored = await harness.stored(order._id);
  expect(stored.refunds).toMatchObject({ [refundId]: { cents: 5_000, by: 'provider', lines: [] } });
  expect(stored.history.at(-1)).toMatchObject({ what: 'refund: succeeded 50.00 EUR', by: 'provider' });
  expect(await scene.asked(order._id)).toEqual([]);
  expect((await scene.seenBy(shopper, order._id)).refunds).toMatchObject([
    { amount: 50, state: 'succeeded' },
  ]);
  const rest = { ...refund, amountCents: order.totalCents - 5_000, providerRefundId: 're2' };
  await harness.reportRefund(order._id, `${order._id}_1_p_re2`, rest);
  expect((await harness.stored(order._id)).paymentStatus).toBe('refunded');
  expect(await scene.refund(order._id, { kind: 'whole' })).toMatchObject({
    body: { code: 'refund-too-much' },
  });
});

/** An order of the only piece, for which another sum has come by card while PayPal's page is open too. */
async function inReview() {
  const jumper = harness.stock.put(aProduct({ stock: 1 }));
  const shopper = harness.shopper([jumper]);
  const { _id } = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  const captured = { amountCents: 8_000, currency: 'EUR' };
  await harness.reportMismatch(harness.payments.turn(`${_id}_1`, 'review', captured));
  return { _id, shopper, count: () => harness.stock.count(jumper._id) };
}

test('an order in review is closed once its money is back, and what it held can be ordered again', async () => {
  const { _id, shopper, count } = await inReview();
  await scene.refund(_id, { kind: 'whole', paymentId: `${_id}_1` });
  expect(await harness.stored(_id)).toMatchObject({ saga: 'in-review', paymentStatus: 'review' });
  await harness.reportRefund(_id, `${_id}_r1`, {});
  expect(await harness.stored(_id)).toMatchObject({
    saga: 'released',
    orderStatus: 'rejected',
    paymentStatus: 'failed',
    paidBy: null,
  });
  expect(harness.payments.get(`${_id}_2`).status).toBe('closed');
  expect(count()).toEqual({ stock: 1, held: 0, sold: 0 });
  expect((await harness.checkout(shopper)).status).toBe(201);
});

test('money that the provider itself sent back closes an order in review, but frees nothing while more may come', async () => {
  const { _id, count } = await inReview();
  harness.payments.isMute = true;
  const refund = { origin: 'provider', amountCents: 8_000 } as const;
  await harness.reportRefund(_id, `${_id}_1_p_re1`, refund);
  expect(await harness.stored(_id)).toMatchObject({ saga: 'closing', paymentStatus: 'pending' });
  expect(count()).toEqual({ stock: 0, held: 1, sold: 0 });
  harness.payments.isMute = false;
  harness.payments.turn(`${_id}_2`, 'paid');
  await harness.sweepAfter(1);
  expect(await harness.stored(_id)).toMatchObject({ saga: 'committed', paidBy: `${_id}_2` });
  expect(count()).toEqual({ stock: 0, held: 0, sold: 1 });
});

test('money that was refunded before it was reported leaves its order to be paid, or to expire', async () => {
  const { _id } = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const refund = { origin: 'provider', amountCents: 8_000 } as const;
  await harness.reportRefund(_id, `${_id}_1_p_re1`, refund);
  const captured = { amountCents: 8_000, currency: 'EUR' };
  await harness.reportMismatch(harness.payments.turn(`${_id}_1`, 'review', captured));
  expect(await harness.stored(_id)).toMatchObject({ saga: 'reserved', paymentStatus: 'pending' });
  await harness.sweepAfter(34);
  expect(await harness.stored(_id)).toMatchObject({ saga: 'released', paymentStatus: 'failed' });
});

test('a change of a refund that the order never asked for, or of no order, is kept as a dead letter', async () => {
  const { order } = await scene.paid();
  await harness.reportRefund(order._id, `${order._id}_r9`, {});
  const elsewhere = newId();
  await harness.reportRefund(order._id, `${elsewhere}_r1`, { orderID: elsewhere });
  const deadLetters = await harness.deadLetters.list();
  const ids = deadLetters.map(({ payload }) => (payload as { refundId: string }).refundId);
  expect(ids).toEqual(expect.arrayContaining([`${order._id}_r9`, `${elsewhere}_r1`]));
});

test('a refund that was written before a crash is asked for by the next process', async () => {
  const { order } = await scene.paid();
  const { config, logger, events } = harness.deps;
  await events.relay.stop();
  await scene.refund(order._id, { kind: 'sum', sum: 10 });
  expect(await scene.asked(order._id)).toHaveLength(1);
  const next = await openOrderService(config, logger);
  const refund = { refundId: `${order._id}_r1`, orderID: order._id, paymentId: `${order._id}_1` };
  const change = {
    origin: 'shop',
    state: 'succeeded',
    amountCents: 1_000,
    currency: 'EUR',
    change: 1,
  } as const;
  const answer = { ...refund, ...change, providerRefundId: 're', reason: '', at: new Date().toISOString() };
  await applyRefund(next.deps, answer);
  expect((await next.deps.orders.find(order._id))?.refunds).toMatchObject({
    [`${order._id}_r1`]: { state: 'succeeded' },
  });
  for (const close of next.closers) await close();
});
