import { newId } from '@shop/service-kit';
import { anAdmin, aProduct } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import { PAID_BY_IMPORT } from '../domain/order.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);
const lines = [{ line: 0, quantity: 1 }];

type Step = 'find' | 'confirm';
const call = (step: Step, body: object, user: Parameters<typeof harness.api.as>[0] = null) =>
  harness.api.as(user)('POST', `/api/shop/withdrawal/${step}`, { name: 'X', lines, ...body });
const ask = (orderID: string, email: string) => call('find', { orderID, email: ` ${email.toUpperCase()}` });
/** The token of an email's link, as email fetches it. */
const newToken = async (orderID: string): Promise<string> =>
  (await harness.api.asService('POST', `/internal/orders/${orderID}/link`, {})).body.data.token;

/** The links to withdraw by that an order's buyer is sent. */
const links = async (orderID: string) => {
  type Outbox = { outbox?: { name: string; payload: { orderID: string } }[] } | null;
  const stored = await harness.deps.model.findById(orderID).lean<Outbox>();
  return (stored?.outbox ?? []).filter(({ name }) => name === 'withdrawal-link-asked');
};
const digests = async (orderID: string) =>
  (await harness.deps.model.findById(orderID).select('+linkDigests').lean<{ linkDigests?: string[] }>())
    ?.linkDigests ?? [];

test('a guest withdraws by the token of an email’s link alone, and the order keeps only its digest [sec-11]', async () => {
  const { order } = await scene.paid();
  const token = await newToken(order._id);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await newToken(order._id)).not.toBe(token);
  expect(await digests(order._id)).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
  expect(JSON.stringify(await harness.stored(order._id))).not.toContain('linkDigests');
  const found = await call('find', { orderID: order._id, token });
  expect(found).toMatchObject({ status: 200, body: { data: { orderID: order._id } } });
  expect((await call('confirm', { orderID: order._id, token })).status).toBe(201);
});

test('neither id nor number opens an order, with the email address or without, for guests and for colleagues [sec-11 asvs-19]', async () => {
  const { order } = await scene.paid();
  const otherPurchase = await scene.paid();
  const stolen = await newToken(otherPurchase.order._id);
  for (const orderID of [order._id, order.number, order._id.slice(-8)])
    for (const user of [null, anAdmin({ rights: 'viewer' })])
      for (const whose of [
        {},
        { email: order.email },
        { token: '' },
        { token: stolen },
        { token: newId() },
      ]) {
        const found = await call('find', { orderID, ...whose }, user);
        expect(found.body.data ?? null).toBeNull();
        expect((await call('confirm', { orderID, ...whose }, user)).status).toBe(404);
      }
  expect((await harness.stored(order._id)).withdrawals).toEqual({});
});

test('the newest twenty links of an order work', async () => {
  const { order } = await scene.paid();
  const tokens: string[] = [];
  for (let n = 0; n < 21; n += 1) tokens.push(await newToken(order._id));
  const works = async (token = '') => (await call('find', { orderID: order._id, token })).status;
  expect(await Promise.all([tokens[0], tokens[1], tokens[20]].map(works))).toEqual([404, 200, 200]);
  expect(await digests(order._id)).toHaveLength(20);
  expect((await harness.api.asService('POST', `/internal/orders/${newId()}/link`, {})).status).toBe(404);
});

test('number and email address have the link sent, and the answer is the same for wrong ones [asvs-19]', async () => {
  const { order } = await scene.paid();
  const { version } = await harness.stored(order._id);
  const right = await ask(order.number, order.email);
  const answers = [
    right,
    await ask('LL-0000-0000', order.email),
    await ask(order.number, 'joku@muu.example'),
    await ask(newId(), order.email),
  ];
  for (const { status, body } of answers)
    expect([status, body]).toEqual([202, { success: true, message: right.body.message, data: null }]);
  expect(right.body.message).toMatch(/^Jos antamasi tiedot ovat oikein/);
  await expect.poll(() => links(order._id)).toMatchObject([{ payload: { orderID: order._id } }]);
  // A link is no change that a colleague decides by.
  expect((await scene.send(order._id, { version, kind: 'sum', sum: 1 })).status).toBe(201);
});

/** Watches how links are counted: each right number that may have one sent is, before anything is written. */
const watchLinks = () => {
  const count = vi.spyOn(harness.deps.guesses, 'count');
  const counts = (about: string) => count.mock.calls.filter(([[first]]) => first === about).length;
  return {
    counted: () => counts('link'),
    asked: () => counts('by email'),
    restore: () => count.mockRestore(),
  };
};

test('an email address gets three links a day over all its orders, and none for an imported order', async () => {
  const { order, shopper } = await scene.paid();
  harness.setCart(shopper, [harness.stock.put(aProduct())]);
  const { _id } = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${_id}_1`, 'paid'));
  const second = await harness.stored(_id);
  const watch = watchLinks();
  const numbers = [order, second, order, second, order, second].map(({ number }) => number);
  await Promise.all(numbers.map((number) => ask(number, order.email)));
  await expect.poll(watch.counted).toBe(6);
  const sent = async () => [...(await links(order._id)), ...(await links(second._id))];
  await expect.poll(sent).toHaveLength(3);
  const { order: imported } = await scene.paid();
  await harness.deps.model.updateOne({ _id: imported._id }, { $set: { paidBy: PAID_BY_IMPORT } });
  const before = watch.asked();
  await ask(imported.number, imported.email);
  await expect.poll(watch.asked).toBe(before + 1);
  expect(await links(imported._id)).toEqual([]);
  await harness.deps.model.updateOne({ _id: imported._id }, { $set: { paidBy: imported.paidBy } });
  watch.restore();
});

test('no link is sent to an order that cannot be withdrawn from, and none is used up by it', async () => {
  const { order } = await scene.paid();
  const { orderStatus, paidBy, history } = order;
  const set = (fields: object) => harness.deps.model.updateOne({ _id: order._id }, { $set: fields });
  const longAgo = { at: '2020-01-02T10:00:00.000Z', by: 'Liisa', what: 'status', to: 'delivered' };
  const { ofEmail } = harness.deps.lists;
  let looked = 0;
  const find = vi.spyOn(harness.deps.lists, 'ofEmail').mockImplementation(async (email) => {
    const orders = await ofEmail(email);
    looked += 1;
    return orders;
  });
  const watch = watchLinks();
  for (const fields of [
    { orderStatus: 'rejected' },
    { paidBy: null },
    { orderStatus: 'delivered', history: [longAgo] },
  ]) {
    await set(fields);
    const before = looked;
    await ask(order.number, order.email);
    await expect.poll(() => looked).toBe(before + 1);
    await set({ orderStatus, paidBy, history });
  }
  expect(watch.counted()).toBe(0);
  await ask(order.number, order.email);
  await expect.poll(() => links(order._id)).toHaveLength(1);
  watch.restore();
  find.mockRestore();
});

test('after sixty questions a day no number is compared any more for that address [asvs-19]', async () => {
  const { order } = await scene.paid();
  const watch = watchLinks();
  await Promise.all(Array.from({ length: 60 }, () => ask(newId(), order.email)));
  await expect.poll(watch.asked).toBe(60);
  await ask(order.number, order.email);
  await expect.poll(watch.asked).toBe(61);
  expect(watch.counted()).toBe(0);
  watch.restore();
});

test('no answer waits for the link; one that cannot be written is logged, and uses up none', async () => {
  const { order } = await scene.paid();
  const logged = vi.spyOn(harness.deps.logger, 'error');
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_resolve, rejected) => (reject = rejected));
  const update = vi.spyOn(harness.deps.orders, 'update').mockReturnValueOnce(promise);
  expect((await ask(order.number, order.email)).status).toBe(202);
  await expect.poll(() => update.mock.calls.length).toBe(1);
  reject(new Error('the database is away'));
  await expect
    .poll(() => logged.mock.calls)
    .toMatchObject([[{ orderID: order._id }, 'a link to withdraw by could not be sent']]);
  logged.mockRestore();
  update.mockRestore();
  for (let round = 0; round < 3; round += 1) await ask(order.number, order.email);
  await expect.poll(() => links(order._id)).toHaveLength(3);
});
