import { anAdmin, aProduct, aUser } from '@shop/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendReviewReminders } from './send-review-reminders.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';
import { ball, refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);
const PATH = '/api/shop/purchase/review-reminders';
const DAY_MS = 86_400_000;

type Outbox = { outbox?: { name: string; payload: { lines: number[] } }[] } | null;
const reminders = async (orderID: string) =>
  ((await harness.deps.model.findById(orderID).lean<Outbox>())?.outbox ?? [])
    .filter(({ name }) => name === 'review-reminder-due')
    .map(({ payload }) => payload.lines);
const sweep = (daysAhead = 0) =>
  sendReviewReminders({ ...harness.deps, now: () => new Date(Date.now() + daysAhead * DAY_MS) });
const move = (orderID: string, orderStatus: string) =>
  harness.api.as(anAdmin())('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus });
const choose = ({ user }: Pick<Shopper, 'user'>, wanted: unknown) =>
  harness.api.as(user)('PUT', PATH, { wanted });
const want = (orderID: string) =>
  harness.deps.model.updateOne({ _id: orderID }, { $set: { reviewReminder: 'wanted' } });

async function delivered(isTicked = true) {
  const paid = await scene.paid();
  if (isTicked) await want(paid.order._id);
  await move(paid.order._id, 'delivered');
  return paid;
}

beforeEach(() => harness.stock.set({ reviews: true }));

test('who ticked it is reminded once, two weeks after the delivery, of every line not reviewed [law-31]', async () => {
  const { order, shopper } = await delivered();
  const unticked = await delivered(false);
  harness.stock.reviews.push({ userID: shopper.user.id, orderID: order._id, line: 0 });
  await sweep(13);
  expect(await reminders(order._id)).toEqual([]);
  await Promise.all([sweep(15), sweep(15)]);
  await sweep(16);
  expect(await reminders(order._id)).toEqual([[1]]);
  expect(await reminders(unticked.order._id)).toEqual([]);
});

test('the tick at the checkout is stored with the order, and unticked by default', async () => {
  const place = async (more: object) => {
    const shopper = harness.shopper([harness.stock.put(aProduct())]);
    const { cart, address, user } = shopper;
    const body = { cartItems: cart.lines, addressID: address._id, ...more };
    const { body: answer } = await harness.api.as(user)('POST', '/api/shop/purchase/create', body);
    return answer;
  };
  const ticked = await place({ reviewReminder: true });
  expect(await harness.stored(ticked.orderID)).toMatchObject({ reviewReminder: 'wanted' });
  const not = await place({});
  expect(await harness.stored(not.orderID)).toMatchObject({ reviewReminder: 'none' });
  expect((await place({ reviewReminder: 'kyllä' })).errors).toHaveProperty('reviewReminder');
});

test('who asked for it in the profile is reminded of each order that becomes due from then on', async () => {
  const { order, shopper } = await delivered(false);
  const wish = async () => (await harness.api.as(shopper.user)('GET', PATH)).body.data;
  expect(await wish()).toEqual({ wanted: false });
  expect((await choose(shopper, 'ehkä')).body.errors).toHaveProperty('wanted');
  expect((await harness.api.as(null)('PUT', PATH, { wanted: true })).status).toBe(401);
  await choose(shopper, true);
  expect(await wish()).toEqual({ wanted: true });
  const early = await harness.stored(order._id);
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  await harness.deps.model.updateOne({ _id: order._id }, { $set: { 'history.$[].at': ago(20) } });
  await sweep();
  expect(await reminders(order._id)).toEqual([]);
  await harness.deps.model.updateOne({ _id: order._id }, { $set: { history: early.history } });
  await sweep(15);
  await sweep(16);
  expect(await reminders(order._id)).toEqual([[0, 1]]);
});

test('nothing is sent while reviews are off, after a move back, without a line to review, and weeks late', async () => {
  const [off, back, late, gone] = [
    await delivered(),
    await delivered(),
    await delivered(),
    await delivered(),
  ];
  await move(back.order._id, 'inProcess');
  await harness.leave(gone.shopper);
  const reviewed = await delivered();
  for (const line of [0, 1])
    harness.stock.reviews.push({ userID: reviewed.shopper.user.id, orderID: reviewed.order._id, line });
  harness.stock.set({ reviews: false });
  await sweep(15);
  expect(await reminders(off.order._id)).toEqual([]);
  harness.stock.set({ reviews: true });
  await sweep(29);
  for (const { order } of [off, back, late, gone, reviewed]) expect(await reminders(order._id)).toEqual([]);
  await move(back.order._id, 'delivered');
  await sweep(15);
  expect(await reminders(back.order._id)).toEqual([[0, 1]]);
});

test('a line refunded before the parcel left is no reason to remind', async () => {
  const { order, yarn } = await scene.paid();
  await want(order._id);
  await scene.refund(order._id, { kind: 'lines', lines: [ball(yarn, 2)] });
  await move(order._id, 'inShipping');
  await move(order._id, 'delivered');
  await sweep(15);
  expect(await reminders(order._id)).toEqual([[0]]);
});

test('the button of an email’s link ends every reminder of its buyer, and opening the page ends nothing [law-31]', async () => {
  const { order, shopper } = await delivered();
  const stranger = await delivered();
  await choose(shopper, true);
  const { token } = (await harness.api.asService('POST', `/internal/orders/${order._id}/link`, {})).body.data;
  const key = `https://kauppa.example/shop/review-reminders#token=${order._id}.${token}`;
  const end = (body: object) => harness.api.as(null)('POST', `${PATH}/end`, body);
  expect((await harness.api.as(null)('GET', `${PATH}/end?key=${key}`)).status).toBe(404);
  expect((await end({ key: 'aino' })).body.errors).toEqual({ key: 'Linkki on puutteellinen.' });
  const wrong = await end({ key: `${stranger.order._id}.${token}` });
  expect(wrong.body.message).toBe('Linkillä ei ole enää lopetettavia muistutuksia.');
  expect((await end({ key })).body.message).toBe('Emme enää muistuta arvosteluista.');
  expect((await harness.api.as(shopper.user)('GET', PATH)).body.data).toEqual({ wanted: false });
  expect((await end({ key })).body.message).toBe('Linkillä ei ole enää lopetettavia muistutuksia.');
  await sweep(15);
  expect([await reminders(order._id), await reminders(stranger.order._id)]).toEqual([[], [[0, 1]]]);
});

test('a reminder on its way ends with the others, and the order does not become due again [law-31]', async () => {
  const { order, shopper } = await delivered();
  const reminds = async () =>
    (await harness.api.asService('GET', `/internal/orders/${order._id}`)).body.data.remindsOfReview;
  expect(await reminds()).toBe(false);
  await sweep(15);
  expect(await reminds()).toBe(true);
  await choose(shopper, false);
  expect(await reminds()).toBe(false);
  await choose(shopper, true);
  await sweep(16);
  expect(await reminders(order._id)).toEqual([[0, 1]]);
});

test('a buyer takes the tick of one order back, a stranger does not', async () => {
  const { order, shopper } = await delivered();
  const takeBack = (user: Shopper['user'] | null, orderID: unknown = order._id) =>
    harness.api.as(user)('POST', `${PATH}/take-back`, { orderID });
  const seen = async () =>
    (await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${order._id}`)).body.data;
  expect(await seen()).toMatchObject({ reviewReminder: true });
  expect([(await takeBack(null)).status, (await takeBack(aUser())).status]).toEqual([401, 404]);
  expect((await takeBack(shopper.user, { $ne: null })).body.errors).toHaveProperty('orderID');
  for (const _twice of [1, 2]) expect((await takeBack(shopper.user)).status).toBe(200);
  expect(await seen()).not.toHaveProperty('reviewReminder');
  await choose(shopper, true);
  await sweep(15);
  expect(await reminders(order._id)).toEqual([]);
});

test('the orders of many buyers who want reminders are read by one query', async () => {
  const all = await Promise.all([delivered(false), delivered(false), delivered(false)]);
  for (const { shopper } of all) await choose(shopper, true);
  const find = vi.spyOn(harness.deps.model, 'find');
  await sweep(13);
  expect(find).toHaveBeenCalledTimes(2);
  find.mockRestore();
});

test('a form without script is answered by the page that says what became of it', async () => {
  const response = await fetch(`${harness.api.url}${PATH}/end`, {
    method: 'POST',
    headers: { 'x-user-token': harness.tokens.forUser('order', null) },
    body: new URLSearchParams({ key: 'kesken' }),
    redirect: 'manual',
  });
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/shop/review-reminders?result=broken-link',
  ]);
});

test('the wish is part of the data copy, and goes with the account', async () => {
  const shopper = { user: aUser() };
  await choose(shopper, true);
  const kept = async () =>
    (await harness.api.asService('GET', `/internal/buyers/${shopper.user.id}/review-reminders`)).body.data;
  expect(await kept()).toEqual({ wanted: true });
  await harness.leave(shopper);
  await expect.poll(kept).toEqual({ wanted: false });
});
