import { beforeAll, expect, test } from 'vitest';
import { logIn, newClient, newCustomer, type Client, type Customer } from '@shop/testing/http-client';
import { moneyCalls, settingsCall, type Call } from './money-calls.ts';
import { restockCalls } from './restock-calls.ts';
import { theShop } from './the-shop.ts';
import { wishlistCalls } from './wishlist-calls.ts';

/*
 * Every changing call with one field at a time bent out of shape: it answers 4xx with the field named where it is
 * about the field, never 5xx, and nothing that it refused is stored.
 */
const shopUrl = theShop.url;
const accounts = theShop.accounts;

const nasty: unknown[] = [
  undefined,
  null,
  '',
  [],
  {},
  { $ne: null },
  { $gt: '' },
  [{ $where: '1' }],
  -1,
  0,
  1.5,
  '1e3',
  2 ** 53,
  'NaN',
  '\u0000',
  '\u202Egnp.exe',
  'x'.repeat(10_000),
  true,
];

let admin: Client;
let customer: Customer;
let calls: Call[];
const missing = 'f'.repeat(24);

beforeAll(async () => {
  admin = await logIn(shopUrl, accounts.admin);
  customer = await newCustomer(shopUrl);
  const { body } = await newClient(shopUrl).call('GET', '/api/shop/product/get?limit=1');
  const product = body.data[0];
  const address = {
    address: 'Kotikatu 1',
    city: 'Turku',
    postcode: '20100',
    phone: '040 1234567',
    notes: 'Ovelle.',
  };
  const order = {
    userID: customer.id,
    cartItems: [{ productID: product._id, quantity: 1, size: 'M', variant: 1 }],
    address: { addressID: missing },
    seenTotal: 129,
  };
  // After the first change of the settings a new shop's version is stale.
  const { version, banner } = (await admin.call('GET', settingsCall.path)).body.data;
  await admin.call('PUT', settingsCall.path, { version, banner });
  calls = [
    {
      name: 'register',
      as: 'guest',
      method: 'POST',
      path: '/api/auth/register',
      body: { userName: 'X', email: accounts.customer.email, password: 'pitkä salasana' },
    },
    {
      name: 'login',
      as: 'guest',
      method: 'POST',
      path: '/api/auth/login',
      body: { email: 'nobody@posti.example', password: 'väärä salasana' },
    },
    {
      name: 'forgotten password',
      as: 'guest',
      method: 'POST',
      path: '/api/auth/forgot',
      body: { email: 'nobody@posti.example' },
    },
    {
      name: 'reset password',
      as: 'guest',
      method: 'POST',
      path: '/api/auth/reset',
      body: { token: 'x'.repeat(43), password: 'kolme kuttua laiturilla' },
    },
    {
      name: 'add product',
      as: 'admin',
      method: 'POST',
      path: '/api/admin/product/add',
      body: {
        image: ['/uploads/none/1200.jpg'],
        title: 'T',
        description: 'D',
        kategoria: 'mekot',
        kokoelmat: 'talvi',
        material: 'M',
        price: 10,
        salePrice: 5,
        stock: 1,
      },
    },
    {
      name: 'edit product',
      as: 'admin',
      method: 'PUT',
      path: `/api/admin/product/edit/${missing}`,
      body: {
        title: 'T',
        price: 10,
        salePrice: 5,
        stock: 1,
        stockReason: 'batch',
        stockNote: 'N',
        version: 1,
      },
    },
    {
      name: 'add to cart',
      as: 'customer',
      method: 'POST',
      path: '/api/shop/cart/add',
      body: {
        userID: customer.id,
        productID: missing,
        quantity: 1,
        size: 'M',
        variant: 1,
        custom: { measures: [{ name: 'Helma', cm: 80 }], wishes: 'W' },
      },
    },
    {
      name: 'update cart',
      as: 'customer',
      method: 'PUT',
      path: '/api/shop/cart/update',
      body: { userID: customer.id, productID: missing, quantity: 1, size: 'M', variant: 1 },
    },
    {
      name: 'edit address',
      as: 'customer',
      method: 'PUT',
      path: `/api/shop/address/edit/${customer.id}/${missing}`,
      body: address,
    },
    {
      name: 'card checkout',
      as: 'customer',
      method: 'POST',
      path: '/api/shop/purchase/stripe-checkout',
      body: order,
    },
    {
      name: 'PayPal checkout',
      as: 'customer',
      method: 'POST',
      path: '/api/shop/purchase/create',
      body: order,
    },
    {
      name: 'done',
      as: 'customer',
      method: 'POST',
      path: '/api/shop/purchase/done',
      body: { paymentId: 'p', payerId: 'q', orderID: missing },
    },
    {
      name: 'cancel',
      as: 'customer',
      method: 'POST',
      path: '/api/shop/purchase/cancel',
      body: { orderID: missing },
    },
    {
      name: 'change status',
      as: 'admin',
      method: 'PUT',
      path: `/api/admin/purchase-list/change/${missing}`,
      body: { orderStatus: 'pending', version: 1 },
    },
    ...restockCalls(missing),
    ...moneyCalls(missing),
    settingsCall,
    ...wishlistCalls(missing),
  ];
});

const clientOf = (call: Call): Client => ({ admin, customer, guest: newClient(shopUrl) })[call.as];
async function snapshot(): Promise<unknown> {
  const [cart, addresses, orders, products] = await Promise.all([
    customer.call('GET', `/api/shop/cart/get/${customer.id}`),
    customer.call('GET', `/api/shop/address/get/${customer.id}`),
    customer.call('GET', `/api/shop/purchase/order-list/${customer.id}`),
    admin.call('GET', '/api/admin/product/get?limit=1'),
  ]);
  return [cart.body.data.items, addresses.body.data, orders.body.data, products.body.total];
}

test('no field of any call can be bent into a 5xx or into something stored [spec-210 sec-1]', async () => {
  const before = await snapshot();
  for (const call of calls) {
    for (const field of Object.keys(call.body)) {
      for (const value of nasty) {
        const { status, body } = await clientOf(call).call(call.method, call.path, {
          ...call.body,
          [field]: value,
        });
        const what = `${call.name} ${field}=${JSON.stringify(value)?.slice(0, 40)}`;
        expect(status, what).toBeGreaterThanOrEqual(400);
        expect(status, what).toBeLessThan(500);
        expect(body, what).toMatchObject({
          success: false,
          message: expect.any(String),
          code: expect.any(String),
        });
      }
    }
  }
  expect(await snapshot()).toEqual(before);
}, 300_000);

test('bodies that are no JSON objects, too large, too deep or of another type are refused [asvs-34]', async () => {
  const deep = `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`;
  for (const call of calls) {
    const client = clientOf(call);
    for (const body of ['{', '[]', '"text"', '1', 'null', deep]) {
      expect(
        (await client.call(call.method, call.path, body)).status,
        `${call.name} ${body.slice(0, 20)}`,
      ).toBeOneOf([400, 401, 403, 404]);
    }
    const huge = JSON.stringify({ ...call.body, padding: 'x'.repeat(200_000) });
    expect((await client.call(call.method, call.path, huge)).status, call.name).toBe(413);
    expect(
      (await client.call(call.method, call.path, 'a=1', { 'content-type': 'text/plain' })).status,
      call.name,
    ).toBe(415);
  }
});

test('unknown ids in paths answer 403 or 404, whatever they look like [sec-15]', async () => {
  for (const id of [missing, 'x', '%24ne', '[object Object]', '1'.repeat(3_000)]) {
    const path = encodeURIComponent(id);
    for (const [client, url] of [
      [customer, `/api/shop/cart/get/${path}`],
      [customer, `/api/shop/address/get/${path}`],
      [customer, `/api/shop/purchase/order-list/${path}`],
      [customer, `/api/shop/purchase/order-details/${path}`],
      [customer, `/api/shop/products/${path}`],
      [admin, `/api/admin/purchase-list/details/${path}`],
      [admin, `/api/admin/product/get/${path}`],
      [admin, `/api/admin/rest/orders/${path}`],
      [admin, `/api/admin/rest/orders/${path}/trail`],
      [admin, `/api/admin/rest/products/${path}`],
      [admin, `/api/admin/rest/products/${path}/movements`],
      [admin, `/api/admin/rest/dead-letters/${path}`],
    ] as const) {
      expect((await client.call('GET', url)).status, url.slice(0, 60)).toBeOneOf([403, 404]);
    }
  }
});

test('no id or page of the dead letters can be bent into a 5xx, and other sites reach none of them', async () => {
  const lists = ['order', 'cart', 'payment', 'catalog', 'letters'].map(
    (name) => `/api/admin/rest/dead-letters/${name}`,
  );
  for (const list of lists) {
    for (const id of [missing, 'x', '%24ne', '[object Object]', '1'.repeat(3_000)]) {
      const deadLetter = `${list}/${encodeURIComponent(id)}`;
      expect((await admin.call('POST', `${deadLetter}/replay`, {})).status, deadLetter.slice(0, 60)).toBe(
        404,
      );
      expect((await admin.call('DELETE', deadLetter)).status, deadLetter.slice(0, 60)).toBe(404);
      for (const headers of foreign) {
        expect((await admin.call('DELETE', deadLetter, undefined, headers)).status).toBe(403);
        expect((await admin.call('POST', `${deadLetter}/replay`, {}, headers)).status).toBe(403);
      }
    }
    for (const query of ['range=x', 'range=[-1,5]', 'range=[0]', 'filter={', 'sort=[1]', 'range[$ne]=1']) {
      expect((await admin.call('GET', `${list}?${query}`)).status, query).toBeOneOf([200, 400]);
    }
  }
});

test('each call opens for its role only [spec-111 spec-114 sec-15]', async () => {
  const adminCalls = calls.filter(({ as }) => as === 'admin');
  const guest = newClient(shopUrl);
  for (const { method, path, body } of adminCalls) {
    expect((await guest.call(method, path, body)).status, path).toBe(401);
    expect((await customer.call(method, path, body)).status, path).toBe(403);
  }
  for (const { method, path, body } of calls.filter(({ as }) => as === 'customer')) {
    expect((await guest.call(method, path, body)).status, path).toBe(401);
  }
});

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
];

test('another site’s page changes nothing with a visitor’s cookie [spec-210 sec-9 asvs-33]', async () => {
  const before = await snapshot();
  for (const call of calls) {
    for (const headers of foreign) {
      const { status } = await clientOf(call).call(call.method, call.path, call.body, headers);
      expect(status, call.name).toBe(403);
    }
  }
  expect(await snapshot()).toEqual(before);
});
