import { anAdmin, aProduct, aUser } from '@shop/testing';
import { beforeAll, expect, test } from 'vitest';
import type { StoredOrder } from '../domain/order.ts';
import { searchKeysOf } from '../store/search-keys.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
let orders: StoredOrder[];
const buyer = aUser({ userName: 'Veikko Vallaton' });

/** Seven orders of 10, 20 … 70 €, a day apart, the last one the newest; the odd ones by PayPal, two of one buyer. */
beforeAll(async () => {
  orders = [];
  for (let n = 1; n <= 7; n += 1) {
    const shopper = harness.shopper([harness.stock.put(aProduct({ priceCents: n * 1_000 }))]);
    const order = await harness.placed(shopper, n % 2 ? 'paypal' : 'card');
    const createdAt = new Date(Date.UTC(2026, 4, n, 12));
    const owner = n > 5 ? { userID: buyer.id, userName: buyer.userName } : {};
    const searchKeys = n > 5 ? { searchKeys: ['veikko vallaton', 'veikko', 'vallaton'] } : {};
    await harness.deps.model.updateOne({ _id: order._id }, { $set: { createdAt, ...owner, ...searchKeys } });
    // Its id stays that of another buyer.
    if (n > 5) harness.excludeFromReconciliation(order._id);
    orders.push({ ...order, createdAt });
  }
  await harness.report(harness.payments.turn(`${orders[0]?._id}_1`, 'paid'));
});

const admin = anAdmin();
const id = (n: number) => orders[n - 1]?._id ?? '';
const rest = async (query: Record<string, unknown>) => {
  const text = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  return harness.api.as(admin)(
    'GET',
    `/api/admin/rest/orders?${new URLSearchParams(Object.fromEntries(text)).toString()}`,
  );
};
const numbers = (list: { _id: string }[]) =>
  list.map(({ _id }) => orders.findIndex((order) => order._id === _id) + 1);

test('the admin’s list answers the newest first, with the total', async () => {
  const { body } = await harness.api.as(admin)('GET', '/api/admin/purchase-list/get');
  expect(body).toMatchObject({ success: true, total: 7 });
  expect(numbers(body.data)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect(body.data[6]).toMatchObject({
    orderStatus: 'confirmed',
    paymentStatus: 'paid',
    history: expect.any(Array),
  });
});

test('lists are paged and sorted when that is asked for', async () => {
  const get = async (query: string) =>
    (await harness.api.as(admin)('GET', `/api/admin/purchase-list/get?${query}`)).body;
  expect(numbers((await get('page=2&limit=3')).data)).toEqual([4, 3, 2]);
  expect(numbers((await get('limit=2&sort=totalAmount')).data)).toEqual([1, 2]);
  expect(numbers((await get('limit=2&sort=-totalAmount')).data)).toEqual([7, 6]);
  for (const query of ['page=0', 'limit=101', 'limit=x', 'sort=__proto__', 'sort=outbox']) {
    const { status } = await harness.api.as(admin)('GET', `/api/admin/purchase-list/get?${query}`);
    expect([query, status]).toEqual([query, 400]);
  }
});

test('a buyer’s list holds the own orders only [spec-113]', async () => {
  const path = `/api/shop/purchase/order-list/${buyer.id}`;
  const { body } = await harness.api.as(buyer)('GET', path);
  expect([numbers(body.data), body.total]).toEqual([[7, 6], 2]);
  expect(body.data[0].history).toBeUndefined();
});

test('react-admin’s list answers bare records with their range', async () => {
  const { body, headers } = await rest({ range: [0, 2], sort: ['orderDate', 'DESC'], filter: {} });
  expect(headers.get('content-range')).toBe('orders 0-2/7');
  expect(numbers(body)).toEqual([7, 6, 5]);
  expect(body[0]).toMatchObject({ id: id(7), _id: id(7), totalAmount: 70 });
  const last = await rest({ range: [6, 8], sort: ['totalAmount', 'ASC'] });
  expect([numbers(last.body), last.headers.get('content-range')]).toEqual([[7], 'orders 6-6/7']);
  const none = await rest({ filter: { paymentStatus: 'refunded' } });
  expect([none.body, none.headers.get('content-range')]).toEqual([[], 'orders 0-0/0']);
});

test('react-admin’s list is filtered by state, payment, time, id and words', async () => {
  const found = async (filter: object) =>
    numbers((await rest({ filter, sort: ['orderDate', 'ASC'], range: [0, 99] })).body);
  expect(await found({ orderStatus: 'confirmed' })).toEqual([1]);
  expect(await found({ orderStatus: ['confirmed', 'pending'] })).toHaveLength(7);
  expect(await found({ paymentStatus: 'pending', paymentMethod: 'paypal' })).toEqual([3, 5, 7]);
  expect(await found({ from: '2026-05-03', to: '2026-05-05' })).toEqual([3, 4, 5]);
  expect(await found({ from: '2026-05-06T12:00:00.000Z' })).toEqual([6, 7]);
  expect(await found({ id: [id(2), id(4)] })).toEqual([2, 4]);
  expect(await found({ userID: buyer.id })).toEqual([6, 7]);
  expect(await found({ q: id(3).slice(-6) })).toEqual([3]);
  expect(await found({ q: id(3) })).toEqual([3]);
  expect(await found({ q: 'VALLAT' })).toEqual([6, 7]);
  expect(await found({ q: '.*' })).toEqual([]);
});

test('orders are filtered by their delivery method', async () => {
  const found = async (deliveryMethod: string | string[]) =>
    numbers((await rest({ filter: { deliveryMethod }, sort: ['orderDate', 'ASC'] })).body);
  for (const [n, delivery] of [
    [2, 'nouto'],
    [3, 'nouto'],
    [5, 'kotiin'],
  ] as const)
    await harness.deps.model.updateOne({ _id: id(n) }, { $set: { 'delivery.id': delivery } });
  expect(await found('nouto')).toEqual([2, 3]);
  expect(await found(['nouto', 'kotiin'])).toEqual([2, 3, 5]);
  expect(await found('muu')).toEqual([]);
  for (const { _id, delivery } of orders) await harness.deps.model.updateOne({ _id }, { $set: { delivery } });
});

test('an order is found by a part of its number, and not by a telephone that begins alike', async () => {
  const { model } = harness.deps;
  const number = 'ÅÄ-2605-0401';
  const before = await model.findById(id(1)).lean<StoredOrder>();
  if (!before) throw new Error('the first order is gone');
  const searchKeys = searchKeysOf({ ...before, number });
  await model.updateOne({ _id: id(1) }, { $set: { number, searchKeys } });
  const found = async (fragment: string) => numbers((await rest({ filter: { number: fragment } })).body);
  for (const fragment of ['0401', '401', 'åä-2605-0401', 'ÅÄ-26', '2605-04', '26050401', '#0401'])
    expect([fragment, await found(fragment)]).toEqual([fragment, [1]]);
  for (const fragment of ['04012', '2605-0402', 'Aino'])
    expect([fragment, await found(fragment)]).toEqual([fragment, []]);
  // The month and the running number have '0504' together, and so begins the buyer's telephone.
  const phone = { ...before, number, address: { ...before.address, phone: '050 401 2345' } };
  await model.updateOne({ _id: id(1) }, { $set: { searchKeys: searchKeysOf(phone) } });
  expect([await found('0504'), await found('2605')]).toEqual([[], [1]]);
  await model.updateOne({ _id: id(1) }, { $set: { searchKeys } });
  // The others' telephone is 040 123 4567.
  expect(numbers((await rest({ filter: { q: '0401' } })).body)).toEqual([5, 4, 3, 2, 1]);
  await model.updateOne(
    { _id: id(1) },
    { $set: { number: before.number, searchKeys: searchKeysOf(before) } },
  );
});

test('a list with invalid parameters is refused', async () => {
  const bad = [
    { filter: { orderStatus: 'lost' } },
    { filter: { orderStatus: { $ne: null } } },
    { filter: { id: { $ne: null } } },
    { filter: { deliveryMethod: { $ne: null } } },
    { filter: { q: { $regex: '.' } } },
    { filter: { number: '#-' } },
    { filter: { number: { $regex: '.' } } },
    { filter: { from: 'yesterday' } },
    { sort: ['password', 'ASC'] },
    { range: [-1, 5] },
    { range: 'x' },
  ];
  for (const query of bad) expect([query, (await rest(query)).status]).toEqual([query, 400]);
  const { status } = await harness.api.as(admin)('GET', '/api/admin/rest/orders?filter={');
  expect(status).toBe(400);
});

test('one order is answered as a bare record', async () => {
  const { body } = await harness.api.as(admin)('GET', `/api/admin/rest/orders/${id(1)}`);
  expect(body).toMatchObject({ id: id(1), orderStatus: 'confirmed', userName: 'Aino Asiakas' });
});
