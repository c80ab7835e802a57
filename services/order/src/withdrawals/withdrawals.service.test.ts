import { newId } from '@shop/service-kit';
import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';
import { ball, admin, piece, refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);
const DAY_MS = 86_400_000;

const call = (step: 'find' | 'confirm', body: object, as: Shopper | null = null, key?: string) =>
  harness.api.as(as?.user ?? null)(
    'POST',
    `/api/shop/withdrawal/${step}`,
    body,
    key === undefined ? undefined : { 'idempotency-key': key },
  );
const all = [
  { line: 0, quantity: 2 },
  { line: 1, quantity: 2 },
];
const events = async (orderID: string) =>
  (
    (await harness.deps.model.findById(orderID).lean<{ outbox?: { name: string; payload: unknown }[] }>())
      ?.outbox ?? []
  )
    .filter(({ name }) => name === 'order-withdrawn')
    .map(({ payload }) => payload);
const asAdmin = (method: string, path: string, body?: object) =>
  harness.api.as(admin)(method, `/api/admin/rest/orders/${path}`, body);
/** Moves the order to delivered, as if it had been so many days ago. */
const delivered = async (orderID: string, days: number) => {
  await harness.api.as(admin)('PUT', `/api/admin/purchase-list/change/${orderID}`, {
    orderStatus: 'delivered',
  });
  const { history } = await harness.stored(orderID);
  const at = new Date(Date.now() - days * DAY_MS).toISOString();
  const moved = history.map((entry) => (entry.to === 'delivered' ? { ...entry, at } : entry));
  await harness.deps.model.updateOne({ _id: orderID }, { $set: { history: moved } });
};

test('a guest withdraws by the link of an email: in two steps, from chosen pieces, once for each key [law-7]', async () => {
  const { order } = await scene.paid();
  const { body: link } = await harness.api.asService('POST', `/internal/orders/${order._id}/link`, {});
  const whose = { orderID: order._id, token: link.data.token as string };
  const found = await call('find', whose);
  expect(found).toMatchObject({
    status: 200,
    body: {
      data: {
        orderID: order._id,
        orderNumber: order.number,
        until: null,
        lines: [
          { line: 0, quantity: 2 },
          { line: 1, quantity: 2 },
        ],
      },
    },
  });
  expect(JSON.stringify(found.body)).not.toContain(order.userName);
  const notice = { ...whose, name: 'Aino Asiakas', lines: [{ line: 0, quantity: 1 }] };
  for (const _try of [1, 2]) expect((await call('confirm', notice, null, 'avain')).status).toBe(201);
  const { withdrawals, history, alerts } = await harness.stored(order._id);
  expect(Object.values(withdrawals)).toMatchObject([
    { name: 'Aino Asiakas', lines: notice.lines, refundIds: [] },
  ]);
  expect(history.at(-1)).toMatchObject({ by: 'customer', what: 'withdrawal' });
  expect(alerts).toEqual(['withdrawal-open']);
  expect(await events(order._id)).toMatchObject([
    { withdrawalId: 'w1', name: 'Aino Asiakas', lines: notice.lines },
  ]);
  // The rest is still there, and no more than that.
  expect(
    (await call('confirm', { ...notice, lines: [{ line: 0, quantity: 2 }] })).body.errors,
  ).toHaveProperty('lines');
  expect((await call('find', whose)).body.data.lines[0].quantity).toBe(1);
});

test('an order is found by the number that people read, as by its id, and by its own buyer alone', async () => {
  const { order, shopper } = await scene.paid();
  const stranger = harness.shopper([harness.stock.put(aProduct())]);
  const typed = ` ${order.number.toLowerCase()} `;
  for (const orderID of [typed, order._id, order._id.slice(-8)]) {
    expect((await call('find', { orderID }, shopper)).body.data.orderID).toBe(order._id);
    expect((await call('find', { orderID }, stranger)).status).toBe(404);
  }
  // The running number alone is no name: it would lead from one month's order to another's.
  expect((await call('find', { orderID: order.number.slice(-4) }, shopper)).status).toBe(404);
});

test('an unknown number, a wrong token and another user’s login get the same answer', async () => {
  const { order } = await scene.paid();
  const stranger = harness.shopper([harness.stock.put(aProduct())]);
  const answers = [
    await call('find', { orderID: newId() }),
    await call('find', { orderID: order._id, token: newId() }),
    await call('find', { orderID: order._id }),
    await call('find', { orderID: order._id }, stranger),
    await call('confirm', { orderID: order._id, email: order.email, name: 'X', lines: all }),
  ];
  const refusals = answers.map(({ status, body }) => [status, body.code, body.message]);
  expect(new Set(refusals.map(String)).size).toBe(1);
  expect(refusals[0]?.slice(0, 2)).toEqual([404, 'withdrawal-unknown']);
});

test('the buyer sees the right with the order through its period, and it ends with it', async () => {
  const { order, shopper } = await scene.paid();
  expect((await scene.seenBy(shopper, order._id)).withdrawal).toEqual({ until: null, pieces: 4 });
  await delivered(order._id, 5);
  const { withdrawal } = await scene.seenBy(shopper, order._id);
  expect(withdrawal?.until).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await call('find', { orderID: order._id }, shopper)).status).toBe(200);
  await delivered(order._id, 30);
  for (const step of ['find', 'confirm'] as const) {
    const { status, body } = await call(step, { orderID: order._id, name: 'X', lines: all }, shopper);
    expect([status, body.code, body.message]).toEqual([
      409,
      'withdrawal-over',
      expect.stringContaining('päättyi'),
    ]);
  }
});

test('what is made to order, and what was never paid, cannot be withdrawn from [law-9]', async () => {
  const made = harness.stock.put(aProduct({ madeToOrder: true }));
  const shopper = harness.shopper([made]);
  const order = await harness.placed(shopper);
  expect((await call('find', { orderID: order._id }, shopper)).body.code).toBe('withdrawal-nothing');
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  expect((await call('find', { orderID: order._id }, shopper)).body.code).toBe('withdrawal-nothing');
  const seen = await scene.seenBy(shopper, order._id);
  expect(seen.cartItems[0]?.madeToOrder).toBe(true);
  expect(seen).not.toHaveProperty('withdrawal');
});

test('an admin records the arrival and answers the notice with one refund, less the lost value [law-10]', async () => {
  const { order, shopper, jumper, yarn } = await scene.paid();
  await call('confirm', { orderID: order._id, name: 'Aino', lines: all }, shopper);
  const queue = await harness.api.as(admin)(
    'GET',
    `/api/admin/rest/orders?filter=${encodeURIComponent(JSON.stringify({ alert: 'withdrawal-open' }))}`,
  );
  expect(queue.body.map(({ id }: { id: string }) => id)).toContain(order._id);
  expect((await asAdmin('POST', `${order._id}/withdrawals/w9/arrived`)).body.code).toBe(
    'withdrawal-not-found',
  );
  for (const _twice of [1, 2])
    expect(
      (await asAdmin('POST', `${order._id}/withdrawals/w1/arrived`)).body.withdrawals[0].arrivedAt,
    ).toBeTruthy();
  const before = harness.stock.count(jumper).stock;
  const refund = {
    kind: 'lines',
    withdrawal: 'w1',
    delivery: true,
    lines: [
      { ...piece(jumper, 2), restock: true },
      { ...ball(yarn, 2), restock: false },
    ],
    less: '10',
  };
  expect((await scene.refund(order._id, refund)).body.errors).toHaveProperty('note');
  const { status, body } = await scene.refund(order._id, { ...refund, note: 'Hihassa tahra' });
  expect(status).toBe(201);
  expect(body.refundLog).toMatchObject([
    { reason: 'withdrawal', amount: order.totalCents / 100 - 10, restocked: 2, note: 'Hihassa tahra' },
  ]);
  expect(body.withdrawals).toMatchObject([{ id: 'w1', isRefunded: true, refundIds: [`${order._id}_r1`] }]);
  expect(harness.stock.count(jumper).stock).toBe(before + 2);
  expect((await harness.stored(order._id)).alerts).toBeUndefined();
  expect((await scene.refund(order._id, { ...refund, note: 'x' })).body.code).toBe('withdrawal-refunded');
});

test('a notice whose refund failed waits again, and is answered again by the same rules', async () => {
  const { order, shopper, jumper } = await scene.paid();
  const notice = { orderID: order._id, name: 'Aino', lines: [{ line: 0, quantity: 1 }] };
  await call('confirm', notice, shopper);
  const answer = { kind: 'lines', withdrawal: 'w1', lines: [piece(jumper, 1)], less: '10', note: 'Tahra' };
  await scene.refund(order._id, answer);
  await harness.reportRefund(order._id, `${order._id}_r1`, { state: 'failed', reason: 'account_closed' });
  // Other money of the payment going back is no answer.
  await scene.refund(order._id, { kind: 'sum', sum: 5 });
  expect((await harness.stored(order._id)).alerts).toEqual(['refund-failed', 'withdrawal-open']);
  expect((await scene.seenBy(shopper, order._id)).withdrawals).toMatchObject([{ isRefunded: false }]);
  const { status, body } = await scene.refund(order._id, { ...answer, less: '12' });
  expect([status, body.withdrawals[0]]).toMatchObject([
    201,
    { isRefunded: true, refundIds: [`${order._id}_r1`, `${order._id}_r3`] },
  ]);
  expect(body.refundLog.at(-1)).toMatchObject({ amount: 88, reason: 'withdrawal' });
  expect((await harness.stored(order._id)).alerts).toBeUndefined();
  expect((await scene.refund(order._id, answer)).body.code).toBe('withdrawal-refunded');
});

test('what was kept back of one piece is not paid with the next one of its line', async () => {
  const { order, jumper } = await scene.paid();
  const onePiece = { kind: 'lines', lines: [piece(jumper, 1)] };
  await scene.refund(order._id, { ...onePiece, less: '10', note: 'Tahra' });
  const { body } = await scene.refund(order._id, onePiece);
  expect(body.refundLog.map(({ amount }: { amount: number }) => amount)).toEqual([90, 100]);
});

test('two parallel notices of the same pieces leave one', async () => {
  const { order, shopper } = await scene.paid();
  const body = { orderID: order._id, name: 'Aino', lines: all };
  const answers = await Promise.all([call('confirm', body, shopper), call('confirm', body, shopper)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(Object.keys((await harness.stored(order._id)).withdrawals ?? {})).toEqual(['w1']);
});
