import { anAdmin, aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();

const values: unknown[] = [[], {}, { $ne: null }, { $gt: '' }, ['x'], true, 12, 'x'.repeat(10_240)];
const line = (productID: string) => ({ productID, quantity: 1, size: 'XS', variant: 1 });

test('bad input to both checkouts is answered 400 or as a cart that differs, and nothing is stored or held', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const good = line(jumper._id);
  const bodies = [
    ...values.filter((value) => !Array.isArray(value)).map((cartItems) => ({ cartItems })),
    { cartItems: [[]] },
    { cartItems: [null] },
    { cartItems: Array(51).fill(good) },
    ...values.map((value) => ({ cartItems: [{ ...good, productID: value }] })),
    ...[...values, -1, 0, 1.5, '1e3', 'NaN', 2 ** 53]
      .filter((value) => value !== 12)
      .map((quantity) => ({
        cartItems: [{ ...good, quantity }],
      })),
    ...values.map((size) => ({ cartItems: [{ ...good, size }] })),
    ...[...values, -1, 0, 1.5, 51].map((variant) => ({ cartItems: [{ ...good, variant }] })),
    ...values.map((userID) => ({ userID })),
    ...values.map((addressID) => ({ addressID })),
    ...values.filter((value) => typeof value !== 'object').map((address) => ({ address })),
    ...values.map((addressID) => ({ address: { addressID } })),
    // A sum that was seen and is too low is a conflict, anything else is bad input.
    ...[...values, -1, 1e21, '1e3', null].map((seenTotal) => ({ seenTotal })),
  ];
  for (const fields of bodies) {
    for (const path of ['stripe-checkout', 'create']) {
      const body = { cartItems: [good], address: { addressID: shopper.address._id }, ...fields };
      const { status } = await harness.api.as(shopper.user)('POST', `/api/shop/purchase/${path}`, body);
      const text = JSON.stringify(fields).slice(0, 80);
      expect([text, status < 500 && status !== 201]).toEqual([text, true]);
      expect([text, [400, 403, 404, 409].includes(status)]).toEqual([text, true]);
    }
  }
  expect(await harness.deps.orders.findLatest(shopper.user.id, 1)).toBeNull();
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 10, held: 0, sold: 0 });
});

test('bad input to a status change is answered 400 with the field named, and nothing is stored', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const path = `/api/admin/purchase-list/change/${order._id}`;
  for (const value of [...values, null, '', 'lost', 'PENDING', '__proto__']) {
    const { status, body } = await harness.api.as(anAdmin())('PUT', path, { orderStatus: value });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['orderStatus']]);
  }
  for (const version of [[], {}, { $gt: 0 }, -1, 1.5, '1e3', true]) {
    const { status, body } = await harness.api.as(anAdmin())('PUT', path, {
      orderStatus: 'delivered',
      version,
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['version']]);
  }
  expect(await harness.stored(order._id)).toEqual(order);
});

test('bad ids are 400 or 404, never 500', async () => {
  const call = harness.api.as(anAdmin());
  for (const id of ['%24ne', 'a'.repeat(500), '%00', '%E2%80%AE', '..%2f..', '__proto__', 'constructor']) {
    for (const path of ['shop/purchase/order-details', 'admin/purchase-list/details', 'admin/rest/orders']) {
      const { status } = await call('GET', `/api/${path}/${id}`);
      expect([id, [400, 404].includes(status)]).toEqual([id, true]);
    }
  }
  expect((await call('GET', '/api/shop/purchase/order-details/%E0%A4%A')).status).toBe(400);
  for (const orderID of [...values, null, '']) {
    const { status } = await call('POST', '/api/shop/purchase/cancel', { orderID });
    expect([400, 404]).toContain(status);
  }
});

test('a bad Idempotency-Key is refused', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  for (const key of ['', 'a b', 'x'.repeat(201), 'ä']) {
    const { status } = await harness.checkout(shopper, 'card', { 'idempotency-key': key });
    expect([key.slice(0, 5), status]).toEqual([key.slice(0, 5), 400]);
  }
  expect(await harness.deps.orders.findLatest(shopper.user.id, 1)).toBeNull();
});

test('internal calls need a service token, public ones a user token [sec-33]', async () => {
  const paths = ['/internal/outbox/acknowledge', '/api/shop/purchase/cancel', '/api/shop/purchase/create'];
  for (const path of paths) {
    expect([path, (await harness.api.plain('POST', path, {})).status]).toEqual([path, 401]);
  }
  expect((await harness.api.as(anAdmin())('POST', '/internal/outbox/acknowledge', {})).status).toBe(401);
});
