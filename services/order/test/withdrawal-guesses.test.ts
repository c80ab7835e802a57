import { newId } from '@shop/service-kit';
import { aProduct, someSettings } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import { IMPORTED } from '../src/domain/order.ts';
import { setUpOrderHarness, type Shopper } from './order-harness.ts';
import { refundScene } from './refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);
const all = [
  { line: 0, quantity: 2 },
  { line: 1, quantity: 2 },
];

const from = (address: string, orderID: string, email: string, step: 'find' | 'confirm' = 'find') =>
  harness.api.as(null, address)('POST', `/api/shop/withdrawal/${step}`, {
    orderID,
    email: ` ${email.toUpperCase()}`,
    ...(step === 'confirm' ? { name: 'X', lines: all } : {}),
  });
const signedIn = ({ user }: Shopper, orderID: string) =>
  harness.api.as(user)('POST', '/api/shop/withdrawal/find', { orderID });
const guessTwentyTimes = async (address: string, email: string) => {
  const guesses = Array.from({ length: 20 }, () => from(address, newId(), email));
  expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([404]));
};

test('order numbers are not guessed: after twenty wrong ones a day an address waits, and its owner is told the ways that are open', async () => {
  const { order, shopper } = await scene.paid();
  await guessTwentyTimes('192.0.2.1', order.email);
  for (const step of ['find', 'confirm'] as const) {
    const refused = await from('192.0.2.1', order.number, order.email, step);
    expect([refused.status, refused.body.code]).toEqual([429, 'withdrawal-by-letter']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body.message).toContain(someSettings().seller.email);
  }
  expect((await from('192.0.2.1', order.number, 'toinen@posti.example')).status).toBe(404);
  // The buyer at home, the link of the letter, and the login.
  expect((await from('192.0.2.2', order.number, order.email)).status).toBe(200);
  expect((await from('192.0.2.1', order._id, order.email)).status).toBe(200);
  expect((await signedIn(shopper, order.number)).status).toBe(200);
});

test('many addresses together guess sixty times a day, and the link of the letter is open then too', async () => {
  const { order } = await scene.paid();
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await guessTwentyTimes(address, order.email);
  for (const guessable of [order.number, order._id.slice(-8)])
    expect((await from('192.0.2.4', guessable, order.email)).status).toBe(429);
  expect((await from('192.0.2.4', order._id, order.email)).status).toBe(200);
  expect((await from('192.0.2.4', order._id, order.email, 'confirm')).status).toBe(201);
});

test('who names their order rightly has not guessed, however often they ask', async () => {
  const { order } = await scene.paid();
  for (let round = 0; round < 5; round += 1) {
    const asked = Array.from({ length: 15 }, () => from('192.0.2.1', order.number, order.email));
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  }
  await guessTwentyTimes('192.0.2.1', order.email);
});

/** The links to withdraw by that an order's buyer is sent. */
const links = async (orderID: string) => {
  type Outbox = { outbox?: { name: string; payload: { orderID: string } }[] } | null;
  const stored = await harness.deps.model.findById(orderID).lean<Outbox>();
  return (stored?.outbox ?? []).filter(({ name }) => name === 'withdrawal-link-asked');
};

test('strangers who guess keep no buyer out: the right number has the link sent to their mailbox, and nobody else learns it was right', async () => {
  const { order } = await scene.paid();
  const others = await scene.paid();
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await guessTwentyTimes(address, order.email);
  expect(await links(order._id)).toEqual([]);
  const { version } = await harness.stored(order._id);
  const right = await from('192.0.2.4', order.number, order.email);
  const wrong = await from('192.0.2.5', 'LL-0000-0000', order.email);
  expect(right.body).toEqual({ ...wrong.body, requestId: right.body.requestId });
  await expect.poll(() => links(order._id)).toMatchObject([{ payload: { orderID: order._id } }]);
  expect(await links(others.order._id)).toEqual([]);
  // The letter's link goes on, and whoever decides about the order has seen it as it is.
  expect((await from('192.0.2.4', order._id, order.email, 'confirm')).status).toBe(201);
  expect((await scene.send(order._id, { version, kind: 'sum', sum: 1 })).body.code).toBe('stale-version');
});

/** Watches how links are counted: each right number that may have one sent is, before anything is written. */
const watchLinks = () => {
  const count = vi.spyOn(harness.deps.guesses, 'count');
  return {
    counted: () => count.mock.calls.filter(([[about]]) => about === 'link').length,
    allCounted: () => Promise.all(count.mock.results.map(({ value }) => value as Promise<unknown>)),
    restore: () => count.mockRestore(),
  };
};

test('a mailbox gets three links a day, whichever of its orders somebody names, and none of an order whose id is no secret', async () => {
  const { order, shopper } = await scene.paid();
  const { version } = await harness.stored(order._id);
  harness.setCart(shopper, [harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  const second = await harness.stored(_id);
  expect(second.email).toBe(order.email);
  await guessTwentyTimes('192.0.2.1', order.email);
  const watch = watchLinks();
  const numbers = [order, second, order, second, order, second].map(({ number }) => number);
  await Promise.all(numbers.map((number) => from('192.0.2.1', number, order.email)));
  await expect.poll(watch.counted).toBe(6);
  await watch.allCounted();
  const sent = async () => [...(await links(order._id)), ...(await links(second._id))];
  await expect.poll(sent).toHaveLength(3);
  // Letters are beside the order: whoever saw it before them decides by what it still is.
  expect((await scene.send(order._id, { version, kind: 'sum', sum: 1 })).status).toBe(201);
  const other = await scene.paid();
  const setPaidBy = (paidBy: string | null) =>
    harness.deps.model.updateOne({ _id: other.order._id }, { $set: { paidBy } });
  await setPaidBy(IMPORTED);
  await guessTwentyTimes('192.0.2.6', other.order.email);
  expect((await from('192.0.2.6', other.order.number, other.order.email)).status).toBe(429);
  expect(watch.counted()).toBe(6);
  watch.restore();
  await setPaidBy(other.order.paidBy);
});

test('no link is sent to an order that cannot be withdrawn from, and none is used up by it', async () => {
  const { order } = await scene.paid();
  const { orderStatus, paidBy, history } = order;
  const set = (fields: object) => harness.deps.model.updateOne({ _id: order._id }, { $set: fields });
  const longAgo = { at: '2020-01-02T10:00:00.000Z', by: 'Liisa', what: 'status', to: 'delivered' };
  await guessTwentyTimes('192.0.2.1', order.email);
  const watch = watchLinks();
  for (const fields of [
    { orderStatus: 'rejected' },
    { paidBy: null },
    { orderStatus: 'delivered', history: [longAgo] },
  ]) {
    await set(fields);
    expect((await from('192.0.2.1', order.number, order.email)).body.code).toBe('withdrawal-by-letter');
    await set({ orderStatus, paidBy, history });
  }
  expect(watch.counted()).toBe(0);
  await from('192.0.2.1', order.number, order.email);
  await expect.poll(() => links(order._id)).toHaveLength(1);
  watch.restore();
});

test('after sixty more questions no number is compared any more, while the whole id and other addresses go on', async () => {
  const { order } = await scene.paid();
  await guessTwentyTimes('192.0.2.1', order.email);
  const asked = Array.from({ length: 60 }, () => from('192.0.2.1', newId(), order.email));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([429]));
  const watch = watchLinks();
  expect((await from('192.0.2.1', order.number, order.email)).body.code).toBe('withdrawal-by-letter');
  expect(watch.counted()).toBe(0);
  watch.restore();
  expect((await from('192.0.2.1', order._id, order.email)).status).toBe(200);
  expect((await from('192.0.2.2', order.number, order.email)).status).toBe(200);
});

test('no answer waits for the link; one that cannot be written is logged, and uses up none', async () => {
  const { order } = await scene.paid();
  await guessTwentyTimes('192.0.2.1', order.email);
  const wrong = await from('192.0.2.1', 'LL-0000-0000', order.email);
  const logged = vi.spyOn(harness.deps.logger, 'error');
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_resolve, rejected) => (reject = rejected));
  const update = vi.spyOn(harness.deps.orders, 'update').mockReturnValueOnce(promise);
  const right = await from('192.0.2.1', order.number, order.email);
  expect([right.status, right.body]).toEqual([429, { ...wrong.body, requestId: right.body.requestId }]);
  await expect.poll(() => update.mock.calls.length).toBe(1);
  reject(new Error('the database is away'));
  await expect
    .poll(() => logged.mock.calls)
    .toMatchObject([[{ orderID: order._id }, 'a link to withdraw by could not be sent']]);
  logged.mockRestore();
  update.mockRestore();
  for (let round = 0; round < 3; round += 1) await from('192.0.2.1', order.number, order.email);
  await expect.poll(() => links(order._id)).toHaveLength(3);
});
