import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import type { StoredOrder } from '../domain/order.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';
import { refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

/** An order that was paid by card, and again at PayPal. */
async function paidTwice(): Promise<{
  shopper: Shopper;
  order: StoredOrder;
  autoId: string;
  second: string;
}> {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  await harness.report(harness.payments.turn(`${_id}_2`, 'paid'));
  return { shopper, order: await harness.stored(_id), autoId: `${_id}_2_auto`, second: `${_id}_2` };
}
test('a double payment needs no review once it is refunded, and the first one stays', async () => {
  const { shopper, order, autoId } = await paidTwice();
  expect(order.paymentStatus).toBe('review');
  expect(order.history.slice(-2).map(({ what }) => what)).toEqual([
    'review: second 100.00 EUR',
    'refund: requested 100.00 EUR',
  ]);
  expect((await scene.seenBy(shopper, order._id)).refunds).toMatchObject([{ amount: 100, state: 'pending' }]);
  await harness.reportRefund(order._id, autoId, { state: 'pending' });
  expect((await harness.stored(order._id)).paymentStatus).toBe('review');
  await harness.reportRefund(order._id, autoId, {});
  const back = await harness.stored(order._id);
  expect(back).toMatchObject({ paymentStatus: 'paid', orderStatus: 'confirmed', paidBy: `${order._id}_1` });
  expect(back.review).toHaveProperty(`${order._id}_2`);
  const seen = await scene.seenBy(shopper, order._id);
  expect([seen.paymentStatus, seen.refunds?.[0]]).toMatchObject([
    'paid',
    { amount: 100, state: 'succeeded' },
  ]);
});

test('an automatic refund that failed waits for an admin, who tries again under a new id', async () => {
  const { order, autoId, second } = await paidTwice();
  await harness.reportRefund(order._id, autoId, { state: 'failed', reason: 'insufficient_funds' });
  expect((await harness.stored(order._id)).paymentStatus).toBe('review');
  const { status, body } = await scene.refund(order._id, { kind: 'whole', paymentId: second });
  expect([status, body.refundLog.at(-1)]).toMatchObject([
    201,
    { id: `${order._id}_r1`, paymentId: second, amount: 100, reason: 'second', state: 'requested' },
  ]);
  await harness.reportRefund(order._id, `${order._id}_r1`, {});
  expect((await harness.stored(order._id)).paymentStatus).toBe('paid');
});

test('the second money of an order that was sent back whole does not take that back', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper, 'card');
  await harness.checkout(shopper, 'paypal');
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  await scene.refund(_id, { kind: 'whole', delivery: true });
  await harness.reportRefund(_id, `${_id}_r1`, {});
  await harness.report(harness.payments.turn(`${_id}_2`, 'paid'));
  expect(await harness.stored(_id)).toMatchObject({
    paymentStatus: 'refunded',
    refunds: { [`${_id}_2_auto`]: { state: 'requested' } },
  });
});

test('an unpaid order whose late money is back is not in review any more, and was never paid', async () => {
  const last = harness.stock.put(aProduct({ stock: 1 }));
  const shopper = harness.shopper([last]);
  const { _id } = await harness.placed(shopper);
  await harness.sweepAfter(34);
  await harness.placed(harness.shopper([last]));
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  expect(await scene.seenBy(shopper, _id)).toMatchObject({
    paymentStatus: 'pending',
    refunds: [{ state: 'pending' }],
  });
  await harness.reportRefund(_id, `${_id}_1_auto`, {});
  expect(await harness.stored(_id)).toMatchObject({
    paymentStatus: 'failed',
    orderStatus: 'rejected',
    paidBy: null,
  });
  expect((await scene.seenBy(shopper, _id)).refunds).toMatchObject([{ state: 'succeeded' }]);
});

async function eventOfLateRefund(
  take: (shopper: Shopper, product: ReturnType<typeof aProduct>) => Promise<unknown>,
) {
  const last = harness.stock.put(aProduct({ stock: 1 }));
  const shopper = harness.shopper([last]);
  const { _id } = await harness.placed(shopper);
  await harness.sweepAfter(34);
  await take(shopper, last);
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  await harness.reportRefund(_id, `${_id}_1_auto`, {});
  const stored = await harness.deps.model
    .findById(_id)
    .lean<{ outbox?: { name: string; payload: { soldOut?: true } }[] }>();
  return stored?.outbox?.find(({ name }) => name === 'order-refunded')?.payload;
}

test('a paid order whose stock is gone is refunded by itself, and its refund asks for an apology', async () => {
  const buysLast = (_: Shopper, last: ReturnType<typeof aProduct>) => harness.placed(harness.shopper([last]));
  expect(await eventOfLateRefund(buysLast)).toMatchObject({
    reason: 'late',
    amountCents: 10_000,
    soldOut: true,
  });
});

test('money for goods that a newer order of the buyer has needs no apology', async () => {
  const ordersAgain = (shopper: Shopper) => harness.placed(shopper);
  const event = await eventOfLateRefund(ordersAgain);
  expect(event).toMatchObject({ reason: 'late', amountCents: 10_000 });
  expect(event).not.toHaveProperty('soldOut');
});

test('a payment of another amount is refunded only by an admin', async () => {
  const { _id } = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const captured = { amountCents: 4_000, currency: 'USD' };
  await harness.reportMismatch(harness.payments.turn(`${_id}_1`, 'review', captured));
  await harness.sweepAfter(60);
  expect((await harness.stored(_id)).refunds).toEqual({});
  const paymentId = `${_id}_1`;
  for (const kind of ['lines', 'sum'] as const) {
    const wish = { kind, paymentId, sum: 40.01, delivery: true };
    expect(await scene.refund(_id, wish)).toMatchObject({ status: 409, body: { code: 'refund-too-much' } });
  }
  const { status, body } = await scene.refund(_id, { kind: 'whole', paymentId });
  expect([status, body.refundLog]).toMatchObject([
    201,
    [{ amount: 40, currency: 'USD', reason: 'mismatch', state: 'requested' }],
  ]);
  expect(body.paymentStatus).toBe('review');
});

test('a payment of unknown amount cannot be refunded yet', async () => {
  const { _id } = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  await harness.reportMismatch(harness.payments.turn(`${_id}_1`, 'review'));
  expect(await scene.refund(_id, { kind: 'whole', paymentId: `${_id}_1` })).toMatchObject({
    status: 503,
    body: { code: 'payment-unknown' },
  });
});
