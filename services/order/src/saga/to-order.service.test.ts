import { promisedWeek } from '@shop/shop-rules';
import { anAdmin, anOrder, aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { endOrphanedHolds } from '../sweepers/stray-holds.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const workshop = { daysPerWeek: 5, closedWeeks: [] };
const week = (days: number) => promisedWeek(days, workshop, new Date());

const toOrder = { daysOfWork: 5, waiting: 2, queuedDays: 10, ...workshop };
const aSweater = (places = 20) =>
  harness.stock.put(aProduct({ sizes: ['M'], stock: places, toOrder: { ...toOrder } }));
const promisesOf = async (orderID: string) =>
  (await harness.stored(orderID)).lines.map(({ promise }) => promise);

test('an order freezes the week and its place in the queue [law-30]', async () => {
  const sweater = aSweater();
  const shopper = harness.shopper([sweater, harness.stock.put(aProduct())]);
  const order = await harness.placed(shopper);
  const frozen = [{ week: week(15), queue: 2 }, undefined];
  expect(await promisesOf(order._id)).toEqual(frozen);
  harness.stock.change(sweater._id, { toOrder: { ...toOrder, queuedDays: 200, waiting: 40 } });
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  expect(await promisesOf(order._id)).toEqual(frozen);
  const shown = await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${order._id}`);
  expect(shown.body.data.cartItems[0].promise).toEqual(frozen[0]);
});

test('twenty parallel orders get twenty places, none earlier than the work allows', async () => {
  const sweater = aSweater();
  const shoppers = Array.from({ length: 24 }, () => harness.shopper([sweater]));
  const answers = await Promise.all(shoppers.map((shopper) => harness.checkout(shopper)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const placed = await Promise.all(shoppers.map((shopper) => harness.openOrders(shopper)));
  const weeks = placed
    .flat()
    .flatMap(({ lines }) => lines.map(({ promise }) => promise?.week ?? ''))
    .toSorted();
  expect(weeks).toHaveLength(20);
  for (const [n, promised] of weeks.entries()) expect(promised >= week(10 + 5 * (n + 1))).toBe(true);
});

test('a week later than the buyer saw is refused, and holds nothing [law-30]', async () => {
  const sweater = aSweater();
  const shopper = harness.shopper([sweater]);
  const body = anOrder(shopper.cart, shopper.address);
  const saw = (promised: string) => ({
    ...body,
    cartItems: [{ ...shopper.cart.lines[0], promise: { week: promised, queue: 2 } }],
  });
  const send = (promised: string) =>
    harness.api.as(shopper.user)('POST', '/api/shop/purchase/stripe-checkout', saw(promised));
  expect(await send(week(10))).toMatchObject({ status: 409, body: { code: 'cart-changed' } });
  expect(harness.stock.count(sweater._id).held).toBe(0);
  expect((await send(week(15))).status).toBe(201);
  expect(harness.stock.count(sweater._id).held).toBe(1);
});

test('places are freed with an unpaid order', async () => {
  const sweater = aSweater();
  const shopper = harness.shopper([sweater], 2);
  const order = await harness.placed(shopper);
  expect(harness.stock.count(sweater._id)).toMatchObject({ stock: 18, held: 2 });
  await harness.api.as(shopper.user)('POST', '/api/shop/purchase/cancel', { orderID: order._id });
  expect(harness.stock.count(sweater._id)).toMatchObject({ stock: 20, held: 0 });
});

test.each([
  ['inShipping', true, 0],
  ['rejected', false, 1],
])('a paid order that is %s leaves the queue', async (orderStatus, isMade, freed) => {
  const sweater = aSweater();
  const order = await harness.placed(harness.shopper([sweater]));
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  await endOrphanedHolds(harness.deps);
  expect(harness.stock.isFinished(order._id, sweater._id)).toBe(false);
  expect(harness.stock.count(sweater._id)).toMatchObject({ stock: 19, sold: 1 });
  const admin = harness.api.as(anAdmin());
  const changed = await admin('PUT', `/api/admin/purchase-list/change/${order._id}`, { orderStatus });
  expect(changed.status).toBe(200);
  await endOrphanedHolds(afterHours(23));
  expect(harness.stock.isFinished(order._id, sweater._id)).toBe(false);
  expect(harness.stock.count(sweater._id).stock).toBe(19);
  await endOrphanedHolds(afterHours(25));
  await endOrphanedHolds(afterHours(25));
  expect(harness.stock.isFinished(order._id, sweater._id)).toBe(isMade);
  expect(harness.stock.count(sweater._id).stock).toBe(19 + freed);
});

const afterHours = (hours: number) => ({
  ...harness.deps,
  now: () => new Date(Date.now() + hours * 3_600_000),
});
const changeTo = (orderID: string, orderStatus: string) =>
  harness.api.as(anAdmin())('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus });

test.each(['inShipping', 'rejected'])('%s by mistake and taken back keeps its place', async (orderStatus) => {
  const sweater = aSweater();
  const order = await harness.placed(harness.shopper([sweater]));
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  await changeTo(order._id, orderStatus);
  await endOrphanedHolds(afterHours(20));
  expect((await changeTo(order._id, 'inProcess')).status).toBe(200);
  await endOrphanedHolds(afterHours(50));
  expect(harness.stock.isFinished(order._id, sweater._id)).toBe(false);
  expect(harness.stock.count(sweater._id)).toMatchObject({ stock: 19, sold: 1 });
});

test('an order whose place is free for others stays rejected', async () => {
  const sweater = aSweater();
  const order = await harness.placed(harness.shopper([sweater]));
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  await changeTo(order._id, 'rejected');
  await endOrphanedHolds(afterHours(25));
  expect(await changeTo(order._id, 'inProcess')).toMatchObject({
    status: 409,
    body: { code: 'queue-place-gone' },
  });
  expect((await changeTo(order._id, 'rejected')).status).toBe(200);
  expect(harness.stock.count(sweater._id)).toMatchObject({ stock: 20, sold: 0 });
});

test('a rejection taken back at that moment wins, and frees nothing', async () => {
  const sweater = aSweater();
  const order = await harness.placed(harness.shopper([sweater]));
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  await changeTo(order._id, 'rejected');
  const late = afterHours(25);
  const findAll: typeof late.orders.findAll = async (ids) => {
    const found = await late.orders.findAll(ids);
    await changeTo(order._id, 'inProcess');
    return found;
  };
  await endOrphanedHolds({ ...late, orders: { ...late.orders, findAll } });
  expect(await harness.stored(order._id)).toMatchObject({ orderStatus: 'inProcess' });
  expect(harness.stock.count(sweater._id)).toMatchObject({ stock: 19, sold: 1 });
});
