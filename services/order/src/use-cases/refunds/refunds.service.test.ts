import { newId } from '@shop/service-kit';
import { aProduct, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { requestRefund } from './request-refund.ts';
import { setUpOrderHarness } from '../../../test/order-harness.ts';
import { ball, admin, piece, refundScene } from '../../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

test('a refund is written down with its event before any provider hears of it', async () => {
  const { order, shopper, jumper } = await scene.paid();
  const { status, body } = await scene.refund(order._id, {
    kind: 'lines',
    lines: [piece(jumper, 1)],
    note: 'Hiha oli lyhyt',
  });
  expect(status).toBe(201);
  const refundId = `${order._id}_r1`;
  expect(body.refundLog).toMatchObject([
    { id: refundId, amount: 100, currency: 'EUR', state: 'requested', by: 'Liisa Lanka', origin: 'shop' },
  ]);
  expect(await scene.asked(order._id)).toEqual([
    {
      refundId,
      paymentId: order.paidBy,
      orderID: order._id,
      amountCents: 10_000,
      currency: 'EUR',
      reason: 'maker',
    },
  ]);
  expect(body.history.at(-1)).toMatchObject({
    what: 'refund: requested 100.00 EUR',
    by: 'Liisa Lanka',
    text: 'Hiha oli lyhyt',
  });
  expect(body.paymentStatus).toBe('paid');
  const seen = await scene.seenBy(shopper, order._id);
  expect(seen.refunds).toMatchObject([{ amount: 100, currency: 'EUR', state: 'pending' }]);
  for (const inside of ['refundLog', 'refundable']) expect(seen).not.toHaveProperty(inside);
});

test('an order is refunded exactly when all that paid it is back, and says what is left until then', async () => {
  const { order, shopper, jumper, yarn } = await scene.paid();
  const first = await scene.refund(order._id, { kind: 'lines', lines: [piece(jumper, 1), ball(yarn, 1)] });
  const total = order.totalCents / 100;
  const refunded = first.body.refundLog[0].amount as number;
  expect(first.body.refundable).toMatchObject({ amount: total - refunded, delivery: 0 });
  expect(first.body.refundable.lines.map(({ amounts }: { amounts: number[] }) => amounts.length)).toEqual([
    1, 1,
  ]);
  await harness.reportRefund(order._id, `${order._id}_r1`, {});
  expect((await harness.stored(order._id)).paymentStatus).toBe('paid');
  await scene.refund(order._id, { kind: 'whole', delivery: true });
  expect((await harness.stored(order._id)).paymentStatus).toBe('paid');
  await harness.reportRefund(order._id, `${order._id}_r2`, { state: 'pending' });
  expect((await harness.stored(order._id)).paymentStatus).toBe('paid');
  await harness.reportRefund(order._id, `${order._id}_r2`, {});
  const whole = await harness.stored(order._id);
  expect(whole).toMatchObject({ paymentStatus: 'refunded', saga: 'committed', orderStatus: 'confirmed' });
  const seen = await scene.seenBy(shopper, order._id);
  expect(seen.paymentStatus).toBe('refunded');
  expect(seen.refunds).toMatchObject([
    { amount: refunded, state: 'succeeded' },
    { amount: total - refunded, state: 'succeeded' },
  ]);
});

test('more than is left is refused in Finnish with what is left, and nothing is written', async () => {
  const { order, jumper } = await scene.paid();
  await scene.refund(order._id, { kind: 'sum', sum: '120,50' });
  const before = await harness.stored(order._id);
  const remaining = (before.totalCents - 12_050) / 100;
  for (const fields of [
    { kind: 'sum', sum: remaining + 0.01 },
    { kind: 'lines', lines: [piece(jumper, 3)] },
    { kind: 'lines', lines: [piece(jumper, 1), piece(jumper, 2)] },
    { kind: 'lines', lines: [{ ...piece(jumper, 1), size: 'XL' }] },
    { kind: 'lines', lines: [piece(newId(), 1)] },
    { kind: 'lines', lines: [], delivery: true },
  ]) {
    const { status, body } = await scene.refund(order._id, fields);
    expect([status, body.code]).toEqual([409, 'refund-too-much']);
    expect(body.message).toContain(`Maksusta on jäljellä ${remaining.toFixed(2).replace('.', ',')}\u00a0€.`);
  }
  expect(await harness.stored(order._id)).toEqual(before);
  expect((await scene.refund(order._id, { kind: 'sum', sum: remaining })).status).toBe(201);
});

test('invalid refund requests are refused before anything is read', async () => {
  const { order, jumper } = await scene.paid();
  for (const fields of [
    {},
    { kind: 'all' },
    { kind: 'sum' },
    { kind: 'sum', sum: 0 },
    { kind: 'sum', sum: -5 },
    { kind: 'sum', sum: 1.005 },
    { kind: 'lines' },
    { kind: 'lines', lines: [piece(jumper, 0)] },
    { kind: 'lines', lines: [{ ...piece(jumper, 1), size: '$x' }] },
    { kind: 'whole', version: undefined },
    { kind: 'whole', note: 'x'.repeat(501) },
  ])
    expect([fields, (await scene.refund(order._id, fields)).status]).toEqual([fields, 400]);
  expect((await harness.stored(order._id)).refunds).toEqual({});
});

test('a call that comes twice refunds once, by its version or by its Idempotency-Key', async () => {
  const { order } = await scene.paid();
  const body = { version: order.version, kind: 'sum', sum: 10 };
  const key = { 'idempotency-key': newId() };
  const answers = await Promise.all([1, 2, 3].map(() => scene.send(order._id, body)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'stale-version',
    data: { refundLog: [{ amount: 10 }] },
  });
  const { version } = await harness.stored(order._id);
  const next = { version, kind: 'sum', sum: 20 };
  const repeated = await Promise.all([1, 2, 3].map(() => scene.send(order._id, next, key)));
  expect(repeated.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await scene.send(order._id, next, key)).status).toBe(201);
  expect((await scene.send(order._id, { ...next, sum: 21 }, key)).status).toBe(400);
  expect((await scene.asked(order._id)).map(({ refundId }) => refundId)).toEqual([
    `${order._id}_r1`,
    `${order._id}_r2`,
  ]);
});

test('many refunds at once never take more than was captured', async () => {
  const { order } = await scene.paid();
  const parts = { lines: [], delivery: false, restock: false, note: '' };
  const tries = Array.from({ length: 12 }, async () => {
    const { version } = await harness.stored(order._id);
    return requestRefund(harness.deps, {
      admin,
      orderID: order._id,
      request: { kind: 'sum', sum: 9_000, version, ...parts },
    });
  });
  await Promise.allSettled(tries);
  for (let turn = 0; turn < 4; turn += 1) await scene.refund(order._id, { kind: 'sum', sum: 90 });
  const { refunds, totalCents } = await harness.stored(order._id);
  const refundedCents = Object.values(refunds).reduce((sum, { cents }) => sum + cents, 0);
  expect(refundedCents).toBe(Math.floor(totalCents / 9_000) * 9_000);
});

test('orders that are unfinished, not paid here or unknown cannot be refunded', async () => {
  const jumper = harness.stock.put(aProduct());
  const unpaid = await harness.placed(harness.shopper([jumper]));
  expect(await scene.refund(unpaid._id, { kind: 'whole' })).toMatchObject({
    status: 409,
    body: { code: 'order-not-paid' },
  });
  harness.standIns.catalog.away = true;
  await harness.report(harness.payments.turn(`${unpaid._id}_1`, 'paid'));
  expect(await scene.refund(unpaid._id, { kind: 'whole' })).toMatchObject({
    status: 409,
    body: { code: 'busy' },
  });
  harness.standIns.catalog.away = false;
  await harness.sweepAfter(1);
  expect(await scene.refund(unpaid._id, { kind: 'whole', paymentId: `${unpaid._id}_7` })).toMatchObject({
    status: 404,
    body: { code: 'payment-not-found' },
  });
  expect((await scene.refund(unpaid._id, { kind: 'whole' })).status).toBe(201);
  const path = `/api/admin/rest/orders/${unpaid._id}/refunds`;
  expect((await harness.api.as(null)('POST', path, { kind: 'whole', version: 1 })).status).toBe(401);
  expect((await harness.api.as(aUser())('POST', path, { kind: 'whole', version: 1 })).status).toBe(403);
  expect((await scene.send('f'.repeat(24), { kind: 'whole', version: 1 })).status).toBe(404);
});

test('what was captured is kept with the order, by payment', async () => {
  const { order } = await scene.paid();
  expect(order.money).toEqual({
    [`${order._id}_1`]: { cents: order.totalCents, currency: 'EUR', chargeId: `charge-${order._id}_1` },
  });
});
