import { anAdmin, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const admin = anAdmin();

const PATH = '/api/admin/rest/orders';
const bring = (orders: unknown, user = admin) => harness.api.as(user)('POST', `${PATH}/import`, { orders });
let last = 0;
const aPastOrder = (fields: object = {}) => ({
  number: `2019-${(last += 1)}`,
  orderDate: '2019-11-05T10:15:00Z',
  userName: 'Kerttu Vanhanen',
  email: 'Kerttu@example.fi',
  orderStatus: 'delivered',
  paymentMethod: 'card',
  address: { address: 'Rantatie 3', city: 'Oulu', postcode: '90100', phone: '040 555 1234' },
  lines: [
    { productID: 'vanha-1', title: 'Tupa-sukat', price: '24,50', salePrice: '', quantity: 2 },
    { productID: 'vanha-2', title: 'Aamu-huivi', price: 60, salePrice: 45, quantity: 1 },
  ],
  ...fields,
});

test('an imported order is found like any other, and counts in the figures', async () => {
  const order = aPastOrder();
  const { status, body } = await bring([order]);
  expect([status, body.data]).toEqual([201, { added: 1, kept: 0 }]);
  const filter = JSON.stringify({ q: 'kerttu@example', from: '2019-11-01', to: '2019-11-30' });
  const list = await harness.api.as(admin)('GET', `${PATH}?filter=${encodeURIComponent(filter)}`);
  expect(list.body).toHaveLength(1);
  expect(list.body[0]).toMatchObject({
    userName: 'Kerttu Vanhanen',
    orderStatus: 'delivered',
    paymentStatus: 'paid',
    totalAmount: 94,
    orderDate: '2019-11-05T10:15:00.000Z',
    history: [{ by: admin.userName, what: 'imported', text: order.number }],
  });
  const figures = await harness.api.as(admin)('GET', `${PATH}/figures?from=2019-11-05&to=2019-11-05`);
  expect(figures.body.data).toMatchObject({ orders: 1, totalAmount: 94 });
});

test('an order brought twice stays one, and keeps what was done to it here', async () => {
  const order = aPastOrder({ orderStatus: 'inShipping', userName: 'Toinen Tilaaja' });
  await bring([order]);
  const filter = encodeURIComponent(JSON.stringify({ q: 'toinen tilaaja' }));
  const find = async () => (await harness.api.as(admin)('GET', `${PATH}?filter=${filter}`)).body;
  const [{ id }] = await find();
  await harness.api.as(admin)('PUT', `/api/admin/purchase-list/change/${id}`, { orderStatus: 'delivered' });
  const { body } = await bring([order, aPastOrder({ userName: 'Kolmas Tilaaja' })]);
  expect(body.data).toEqual({ added: 1, kept: 1 });
  expect(await find()).toMatchObject([{ id, orderStatus: 'delivered' }]);
});

test('an imported order is paid: it goes on and back as any other', async () => {
  await bring([aPastOrder({ orderStatus: 'confirmed', userName: 'Edes Takaisin' })]);
  const filter = encodeURIComponent(JSON.stringify({ q: 'edes takaisin' }));
  const [{ id }] = (await harness.api.as(admin)('GET', `${PATH}?filter=${filter}`)).body;
  for (const orderStatus of ['inProcess', 'confirmed']) {
    const path = `/api/admin/purchase-list/change/${id}`;
    const { status, body } = await harness.api.as(admin)('PUT', path, { orderStatus });
    expect([status, body.data.orderStatus]).toEqual([200, orderStatus]);
  }
});

test('no sweep touches an imported order, however old', async () => {
  await bring([aPastOrder({ orderStatus: 'confirmed', userName: 'Vielä Pakkaamatta' })]);
  await bring([aPastOrder({ orderStatus: 'rejected', userName: 'Vielä Pakkaamatta' })]);
  await harness.sweepAfter(10_000);
  const filter = encodeURIComponent(JSON.stringify({ q: 'vielä' }));
  const { body } = await harness.api.as(admin)('GET', `${PATH}?filter=${filter}`);
  expect(
    body.map((order: Record<string, unknown>) => [order['orderStatus'], order['paymentStatus']]),
  ).toEqual(
    expect.arrayContaining([
      ['confirmed', 'paid'],
      ['rejected', 'failed'],
    ]),
  );
});

test('an order that is not finished is refused, and nothing of the batch is stored', async () => {
  const bad: [object, string][] = [
    [{ orderStatus: 'pending' }, 'orders.1.orderStatus'],
    [{ orderDate: 'eilen' }, 'orders.1.orderDate'],
    [{ orderDate: '1969-12-31T10:00:00Z' }, 'orders.1.orderDate'],
    [{ orderDate: '2999-01-01T10:00:00Z' }, 'orders.1.orderDate'],
    [
      { lines: [{ productID: 'a', title: 'Tupa', price: 10, salePrice: 50, quantity: 1 }] },
      'orders.1.lines.0.salePrice',
    ],
    [{ lines: [] }, 'orders.1.lines'],
    [{ email: 'kerttu' }, 'orders.1.email'],
    [{ userName: { $ne: null } }, 'orders.1.userName'],
    [{ number: '' }, 'orders.1.number'],
  ];
  for (const [fields, field] of bad) {
    const good = aPastOrder({ userName: 'Erän Ensimmäinen' });
    const { status, body } = await bring([good, aPastOrder(fields)]);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  }
  expect((await bring([])).status).toBe(400);
  expect((await bring(Array.from({ length: 51 }, () => aPastOrder()))).status).toBe(400);
  const filter = encodeURIComponent(JSON.stringify({ q: 'erän' }));
  expect((await harness.api.as(admin)('GET', `${PATH}?filter=${filter}`)).body).toEqual([]);
});

test('only an admin brings orders along', async () => {
  const { status } = await bring([aPastOrder()], aUser());
  expect(status).toBe(403);
  expect((await harness.api.as(null)('POST', `${PATH}/import`, { orders: [aPastOrder()] })).status).toBe(401);
});
