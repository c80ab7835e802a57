import {
  cartSchema,
  type Order,
  orderSchema,
  type Product,
  productSchema,
  reconciliationSchema,
  savedAddressSchema,
  searchMissSchema,
  searchSuggestionsSchema,
  sessionUserSchema,
  stockLedgerSchema,
  synonymsSchema,
} from '@shop/contracts';
import { emailKinds } from '@shop/shop-rules';
import { someProductFields, waitFor } from '@shop/testing';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { decide, logIn, newClient, newCustomer, type Client, type Customer } from '@shop/testing/http-client';
import { homeAddress } from './address.ts';
import { theShop } from './the-shop.ts';

/*
 * Every call of the owner's contract, made with an ordinary HTTP client: as meant, and with input that no client
 * should send. A refused call changes nothing, and no call ever fails with a 5xx.
 */
const shopUrl = theShop.url;
const accounts = theShop.accounts;

let admin: Client;
let guest: Client;
let image: string;

beforeAll(async () => {
  admin = await logIn(shopUrl, accounts.admin);
  guest = newClient(shopUrl);
  image = (await upload(admin)).body.result[0];
});

async function upload(client: Client, bytes?: Buffer, type = 'image/png') {
  const picture =
    bytes ??
    (await sharp({ create: { width: 60, height: 75, channels: 3, background: '#4A5B43' } })
      .png()
      .toBuffer());
  const form = new FormData();
  form.append('my_images', new Blob([new Uint8Array(picture)], { type }), '../../kuva.png');
  const response = await client.send('/api/admin/product/image-upload', { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as { success: boolean; result: [string] } };
}

const fields = (more: object = {}) =>
  someProductFields({
    image: [image],
    title: 'Koe-lapaset',
    kategoria: 'korut',
    price: '45,50',
    stock: 10,
    ...more,
  });
async function aProduct(more: object = {}): Promise<Product> {
  const { body } = await admin.call('POST', '/api/admin/product/add', fields(more));
  return productSchema.parse(body.data);
}
const line = (customer: Customer, productID: string, more: object = {}) => ({
  userID: customer.id,
  productID,
  quantity: 1,
  size: 'ONE',
  variant: 1,
  ...more,
});
const cartOf = async (customer: Customer) =>
  cartSchema.parse((await customer.call('GET', `/api/shop/cart/get/${customer.id}`)).body.data).items;
const stockOf = async (id: string) => (await guest.call('GET', `/api/shop/products/${id}`)).body.data.stock;

/** A customer with one thing in the cart and an address. */
async function aBuyer(quantity = 1, product?: { _id: string }) {
  const [customer, bought] = [await newCustomer(shopUrl), product ?? (await aProduct())];
  await customer.call('POST', '/api/shop/cart/add', line(customer, bought._id, { quantity }));
  const { body } = await customer.call('POST', '/api/shop/address/add', {
    userID: customer.id,
    ...homeAddress,
  });
  const { _id: addressID } = savedAddressSchema.parse(body.data);
  const order = {
    userID: customer.id,
    cartItems: [{ productID: bought._id, quantity, size: 'ONE', variant: 1, price: '0.01', title: 'Halpa' }],
    addressInfo: { addressID },
    address: { addressID, ...homeAddress },
    totalAmount: 0.01,
    orderStatus: 'confirmed',
    paymentStatus: 'paid',
  };
  return { customer, product: bought, order, addressID };
}
const detailsOf = async (client: Client, orderID: string): Promise<Order> =>
  orderSchema
    .strict()
    .parse((await client.call('GET', `/api/shop/purchase/order-details/${orderID}`)).body.data);
async function paidOrder(client: Client, orderID: string) {
  await waitFor(
    'the order to be confirmed',
    async () => (await detailsOf(client, orderID)).orderStatus === 'confirmed',
  );
  return detailsOf(client, orderID);
}

test('auth: register, login, check, logout [spec-115]', async () => {
  const client = newClient(shopUrl);
  expect((await client.call('GET', '/api/auth/check')).body).toMatchObject({ success: false });
  const customer = await newCustomer(shopUrl, 'Eero');
  const checked = await customer.call('GET', '/api/auth/check');
  expect(checked.body.success).toBe(true);
  expect(sessionUserSchema.strict().parse(checked.body.user)).toEqual({
    id: customer.id,
    userName: 'Eero',
    role: 'customer',
  });
  const cookie = [...customer.cookies].map((pair) => pair.join('=')).join('; ');
  expect((await customer.call('POST', '/api/auth/logout', {})).body).toMatchObject({ success: true });
  await waitFor('the session to end', async () => {
    const { body } = await newClient(shopUrl).call('GET', '/api/auth/check', undefined, { cookie });
    return body.success === false;
  });
});

test('admin products: upload, add, edit, get, delete [spec-82 spec-116]', async () => {
  const product = await aProduct({ salePrice: '40' });
  expect(product).toMatchObject({ price: 45.5, salePrice: 40, images: [image], sizes: ['ONE'] });
  const edited = await admin.call('PUT', `/api/admin/product/edit/${product._id}`, {
    ...fields({ title: 'Uudet lapaset' }),
    images: [image],
  });
  expect(edited).toMatchObject({ status: 200, body: { success: true, data: { title: 'Uudet lapaset' } } });
  const ledger = await admin.call('GET', `/api/admin/rest/products/${product._id}/movements`);
  expect(stockLedgerSchema.parse(ledger.body)).toMatchObject({
    data: [{ change: 10, reason: 'first' }],
    total: 1,
  });
  const asked = new URLSearchParams({
    edits: JSON.stringify([{ id: product._id, edit: { salePrice: '39,90' } }]),
  });
  const reductions = await admin.call('GET', `/api/admin/rest/products/reductions?${asked.toString()}`);
  expect(reductions.body.data).toEqual([{ isLawful: false, lowestPrice: null, highestLawfulPrice: null }]);
  const all = await admin.call('GET', '/api/admin/product/get');
  expect(all.body.data.map(({ _id }: { _id: string }) => _id)).toContain(product._id);
  expect((await admin.call('DELETE', `/api/admin/product/delete/${product._id}`)).body).toMatchObject({
    success: true,
    message: 'Deleted successfully!',
  });
  expect((await guest.call('GET', `/api/shop/products/${product._id}`)).status).toBe(404);
});

test('shop products: list by filter, one product, search [spec-118]', async () => {
  const product = await aProduct({ title: 'Kummitus-käsine' });
  const list = await guest.call('GET', '/api/shop/product/get?kategoria=korut,laukut&kokoelmat=talvi');
  expect(list.body.data.map(({ _id }: { _id: string }) => _id)).toContain(product._id);
  expect(new Set(list.body.data.map(({ kategoria }: { kategoria: string }) => kategoria))).not.toContain(
    'mekot',
  );
  expect((await guest.call('GET', `/api/shop/products/${product._id}`)).body.data).toMatchObject({
    _id: product._id,
  });
  const found = await guest.call('GET', `/api/shop/search/${encodeURIComponent('kummitus')}`);
  expect(productSchema.array().parse(found.body.data)).toMatchObject([{ _id: product._id }]);
  const offered = await guest.call('GET', `/api/shop/search/${encodeURIComponent('kummitus')}/suggestions`);
  const [first] = searchSuggestionsSchema.parse(offered.body.data).products;
  expect(first).toMatchObject({ _id: product._id });
});

test('cart: add, update, get, delete, clear [spec-119]', async () => {
  const [customer, product] = [await newCustomer(shopUrl), await aProduct({ stock: 3 })];
  const put = (quantity: unknown) =>
    customer.call('PUT', '/api/shop/cart/update', line(customer, product._id, { quantity }));
  expect((await customer.call('POST', '/api/shop/cart/add', line(customer, product._id))).body).toMatchObject(
    { success: true },
  );
  expect((await put(3)).body).toMatchObject({ success: true, message: 'Quantity updated!' });
  expect((await put(4)).body).toMatchObject({ success: false, message: 'Maximum stock reached' });
  expect((await put(0)).body).toMatchObject({ success: false, message: 'Minimum quantity is 1' });
  expect(await cartOf(customer)).toMatchObject([
    { quantity: 3, price: 45.5, stock: 3, size: 'ONE', variant: 1, title: 'Koe-lapaset' },
  ]);
  expect((await customer.call('DELETE', `/api/shop/cart/${customer.id}/${product._id}`)).body).toMatchObject({
    success: true,
  });
  expect(await cartOf(customer)).toEqual([]);
  await customer.call('POST', '/api/shop/cart/add', line(customer, product._id));
  expect((await customer.call('DELETE', `/api/shop/cart/clear-cart/${customer.id}`)).body).toMatchObject({
    success: true,
  });
  expect(await cartOf(customer)).toEqual([]);
});

test('address: add, get, edit, delete [spec-120]', async () => {
  const customer = await newCustomer(shopUrl);
  const added = await customer.call('POST', '/api/shop/address/add', { userID: customer.id, ...homeAddress });
  expect(added).toMatchObject({ status: 201, body: { success: true, message: 'You added an address!' } });
  const id = added.body.data._id;
  expect(
    (
      await customer.call('PUT', `/api/shop/address/edit/${customer.id}/${id}`, {
        ...homeAddress,
        city: 'Turku',
      })
    ).body.success,
  ).toBe(true);
  expect((await customer.call('GET', `/api/shop/address/get/${customer.id}`)).body.data).toMatchObject([
    { _id: id, city: 'Turku' },
  ]);
  expect((await customer.call('DELETE', `/api/shop/address/delete/${customer.id}/${id}`)).body.message).toBe(
    'Address removed!',
  );
});

test('orders by card: the server’s prices, paid, confirmed, cart cleared [spec-87 spec-121]', async () => {
  const { customer, order, product } = await aBuyer(2);
  const started = await customer.call('POST', '/api/shop/purchase/stripe-checkout', {
    ...order,
    paymentMethod: 'card',
  });
  expect(started.body).toMatchObject({
    success: true,
    checkoutUrl: expect.stringContaining('/sandbox/stripe/'),
    orderID: expect.any(String),
  });
  const { orderID, checkoutUrl } = started.body;
  expect(await detailsOf(customer, orderID)).toMatchObject({
    orderStatus: 'pending',
    paymentStatus: 'pending',
    totalAmount: 91,
  });
  expect(await stockOf(product._id)).toBe(8);
  const back = await decide(customer, checkoutUrl, 'approve');
  expect(back.pathname).toBe('/shop/payment-success');
  expect(await paidOrder(customer, orderID)).toMatchObject({
    paymentStatus: 'paid',
    paymentMethod: 'card',
    totalAmount: 91,
    address: { addressID: order.address.addressID, city: 'Tampere' },
    cartItems: [{ productID: product._id, price: '45.50', quantity: 2, size: 'ONE', variant: 1 }],
  });
  await waitFor('the cart to be cleared', async () => (await cartOf(customer)).length === 0);
  expect(await stockOf(product._id)).toBe(8);
});

test('a paid piece is not for sale again once its order is confirmed', async () => {
  const { customer, order, product } = await aBuyer();
  const { cartItems: _named, ...unnamed } = order;
  const { body } = await customer.call('POST', '/api/shop/purchase/stripe-checkout', order);
  await decide(customer, body.checkoutUrl, 'approve');
  await paidOrder(customer, body.orderID);
  for (const again of [unnamed, order]) {
    // Its cart is cleared by then, or it is cleared by this very call.
    const refused = await customer.call('POST', '/api/shop/purchase/create', again);
    expect(['cart-changed', 'cart-empty']).toContain(refused.body.code);
  }
  expect(await cartOf(customer)).toEqual([]);
  expect(await stockOf(product._id)).toBe(9);
});

test('orders by PayPal: create, approve, done; done again changes nothing [spec-121]', async () => {
  const { customer, order } = await aBuyer();
  const started = await customer.call('POST', '/api/shop/purchase/create', {
    ...order,
    paymentMethod: 'paypal',
  });
  expect(started.body).toMatchObject({
    success: true,
    approveLink: expect.stringContaining('/sandbox/paypal/'),
    orderID: expect.any(String),
  });
  const { orderID, approveLink } = started.body;
  const back = await decide(customer, approveLink, 'approve');
  expect(back.searchParams.get('paypal')).toBe('true');
  expect(back.searchParams.get('orderID')).toBe(orderID);
  const completion = {
    paymentId: back.searchParams.get('token'),
    payerId: back.searchParams.get('PayerID'),
    orderID,
  };
  const done = () => customer.call('POST', '/api/shop/purchase/done', completion);
  expect((await done()).body).toMatchObject({ success: true, data: { _id: orderID } });
  const order1 = await paidOrder(customer, orderID);
  expect(order1).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'paypal', totalAmount: 45.5 });
  expect((await done()).body).toMatchObject({ success: true, data: { orderStatus: 'confirmed' } });
  const { body } = await customer.call('GET', `/api/shop/purchase/order-list/${customer.id}`);
  expect(body.data).toMatchObject([{ _id: orderID }]);
  expect(body.data).toHaveLength(1);
});

test('a cancelled payment frees the stock and keeps the cart [spec-162]', async () => {
  const { customer, order, product } = await aBuyer(4);
  const { body } = await customer.call('POST', '/api/shop/purchase/stripe-checkout', order);
  expect(await stockOf(product._id)).toBe(6);
  const back = await decide(customer, body.checkoutUrl, 'cancel');
  expect(back.searchParams.get('cancelled')).toBe('true');
  expect(
    (await customer.call('POST', '/api/shop/purchase/cancel', { orderID: body.orderID })).body.success,
  ).toBe(true);
  await waitFor('the stock to be free', async () => (await stockOf(product._id)) === 10);
  expect(await detailsOf(customer, body.orderID)).toMatchObject({
    orderStatus: 'rejected',
    paymentStatus: 'failed',
  });
  expect(await cartOf(customer)).toHaveLength(1);
});

test('a declined PayPal payment is not called paid', async () => {
  const { customer, order } = await aBuyer();
  const { body } = await customer.call('POST', '/api/shop/purchase/create', order);
  const back = await decide(customer, body.approveLink, 'decline');
  const done = await customer.call('POST', '/api/shop/purchase/done', {
    paymentId: back.searchParams.get('token'),
    payerId: back.searchParams.get('PayerID'),
    orderID: body.orderID,
  });
  expect(done.body.success).toBe(false);
  expect((await detailsOf(customer, body.orderID)).paymentStatus).not.toBe('paid');
});

test('admin orders: list, details, change of status, which the customer sees [spec-117]', async () => {
  const { customer, order } = await aBuyer();
  const { body } = await customer.call('POST', '/api/shop/purchase/stripe-checkout', order);
  await decide(customer, body.checkoutUrl, 'approve');
  await paidOrder(customer, body.orderID);
  const all = await admin.call('GET', '/api/admin/purchase-list/get');
  expect(all.body.data[0]).toMatchObject({ _id: body.orderID });
  expect(
    (await admin.call('GET', `/api/admin/purchase-list/details/${body.orderID}`)).body.data,
  ).toMatchObject({ userID: customer.id });
  const change = (orderStatus: unknown) =>
    admin.call('PUT', `/api/admin/purchase-list/change/${body.orderID}`, { orderStatus });
  expect((await change('inShipping')).body).toMatchObject({ success: true });
  expect(await detailsOf(customer, body.orderID)).toMatchObject({ orderStatus: 'inShipping' });
  expect((await change('lost')).status).toBe(400);
  const trail = async () =>
    (await admin.call('GET', `/api/admin/rest/orders/${body.orderID}/trail`)).body.data;
  // Notes of calls are not waited for, and a part that comes too late is left out.
  await expect.poll(trail).toMatchObject({
    missing: [],
    entries: expect.arrayContaining([expect.objectContaining({ kind: 'call', what: 'create' })]),
  });
  for (const hidden of ['saga', 'outbox', 'generation', 'attempts', 'leaseUntil']) {
    expect(await detailsOf(customer, body.orderID)).not.toHaveProperty(hidden);
  }
});

test('checkout checks in order: address, cart, whose address, the lines', async () => {
  const { customer, order, product } = await aBuyer();
  const place = (body: object) => customer.call('POST', '/api/shop/purchase/create', body);
  expect(await place({ ...order, address: null, addressInfo: null })).toMatchObject({
    status: 400,
    body: { message: 'You need to choose address' },
  });
  const stranger = await aBuyer();
  expect((await place({ ...order, address: { addressID: stranger.addressID } })).status).toBe(404);
  expect(
    await place({ ...order, cartItems: [{ productID: product._id, quantity: 2, size: 'ONE', variant: 1 }] }),
  ).toMatchObject({
    status: 409,
    body: { code: 'cart-changed' },
  });
  await customer.call('DELETE', `/api/shop/cart/clear-cart/${customer.id}`);
  expect(await place(order)).toMatchObject({ status: 400, body: { message: 'Your cart is empty' } });
  expect(await stockOf(product._id)).toBe(10);
});

test('done and cancel need their fields, and are open to the buyer alone [asvs-4]', async () => {
  const { customer, order } = await aBuyer();
  const { body } = await customer.call('POST', '/api/shop/purchase/create', order);
  expect(await customer.call('POST', '/api/shop/purchase/done', { orderID: body.orderID })).toMatchObject({
    status: 400,
    body: { errors: { paymentId: 'Missing PayPal payment information' } },
  });
  const stranger = await newCustomer(shopUrl);
  const done = { paymentId: 'x', payerId: 'y', orderID: body.orderID };
  expect((await stranger.call('POST', '/api/shop/purchase/done', done)).status).toBe(404);
  expect((await stranger.call('POST', '/api/shop/purchase/cancel', { orderID: body.orderID })).status).toBe(
    404,
  );
  expect((await stranger.call('GET', `/api/shop/purchase/order-details/${body.orderID}`)).status).toBe(404);
  expect((await stranger.call('GET', `/api/shop/purchase/order-list/${customer.id}`)).status).toBe(403);
  await customer.call('POST', '/api/shop/purchase/done', done);
  expect((await detailsOf(customer, body.orderID)).paymentStatus).not.toBe('paid');
});

test('emails: the list, the previews, an unknown one, and nothing for anybody but an admin', async () => {
  const path = '/api/admin/rest/letters';
  const list = await admin.call('GET', `${path}?range=[0,9]`);
  expect(list).toMatchObject({ status: 200, body: expect.any(Array) });
  expect(list.headers.get('content-range')).toMatch(/^letters 0-\d+\/\d+$/);
  const previews = await admin.call('GET', `${path}/previews`);
  expect(previews.body.data.length).toBe(emailKinds.length);
  const resent = await admin.call('POST', `${path}/resend-failed`);
  expect(resent).toMatchObject({ status: 202, body: { data: { count: expect.any(Number) } } });
  const calls = [
    ['GET', `${path}/unknown`],
    ['POST', `${path}/unknown/resend`],
  ] as const;
  for (const [method, path] of calls) {
    expect(await admin.call(method, path)).toMatchObject({ status: 404, body: { code: 'letter-not-found' } });
    expect((await guest.call(method, path)).status).toBe(401);
  }
  expect((await (await newCustomer(shopUrl)).call('GET', path)).status).toBe(403);
});

test('dead letters: each service’s list; an unknown one is neither replayed nor discarded', async () => {
  for (const service of ['order', 'cart', 'payment', 'catalog', 'letters']) {
    const path = `/api/admin/rest/dead-letters/${service}`;
    const list = await admin.call('GET', `${path}?range=[0,9]`);
    expect(list).toMatchObject({ status: 200, body: expect.any(Array) });
    expect(list.headers.get('content-range')).toMatch(/^dead-letters 0-\d+\/\d+$/);
    for (const [method, act] of [
      ['POST', `${path}/unknown/replay`],
      ['DELETE', `${path}/unknown`],
    ] as const) {
      expect(await admin.call(method, act)).toMatchObject({
        status: 404,
        body: { code: 'dead-letter-not-found' },
      });
      expect((await guest.call(method, act)).status).toBe(401);
    }
    expect((await guest.call('GET', path)).status).toBe(401);
    expect((await (await newCustomer(shopUrl)).call('GET', path)).status).toBe(403);
  }
});

test('search words: synonyms and failed searches, for admins alone', async () => {
  const path = '/api/admin/rest/search';
  const synonyms = await admin.call('GET', `${path}/synonyms`);
  expect(synonymsSchema.parse(synonyms.body.data)).toEqual(synonyms.body.data);
  const saved = await admin.call('PUT', `${path}/synonyms`, synonyms.body.data);
  expect(saved).toMatchObject({ status: 200, body: { data: { groups: synonyms.body.data.groups } } });
  const misses = await admin.call('GET', `${path}/misses`);
  expect(searchMissSchema.array().parse(misses.body.data)).toEqual(misses.body.data);
  expect((await admin.call('POST', `${path}/misses/forget`, { words: 'ei mitään' })).status).toBe(200);
  expect((await guest.call('GET', `${path}/misses`)).status).toBe(401);
  expect((await (await newCustomer(shopUrl)).call('PUT', `${path}/synonyms`, {})).status).toBe(403);
});

test('waiting for a product: asked for by a guest, refused for what can be had, ended by a link alone', async () => {
  const { _id: productID } = await aProduct({ stock: 0 });
  const ask = (more: object = {}) =>
    guest.call('POST', '/api/shop/restock/ask', {
      productID,
      size: '',
      email: 'aino@posti.example',
      ...more,
    });
  expect(await ask()).toMatchObject({ status: 201, body: { success: true, message: expect.any(String) } });
  expect((await ask({ email: 'aino' })).body.errors).toHaveProperty('email');
  expect((await ask({ productID: (await aProduct())._id })).status).toBe(409);
  const stop = (key: string) => guest.call('POST', '/api/shop/restock/stop', { key });
  expect((await stop('0'.repeat(48))).status).toBe(200);
  expect((await stop('aino')).status).toBe(400);
});

test('reminders of reviews: wanted or not by a customer, ended by a link without a login', async () => {
  const path = '/api/shop/purchase/review-reminders';
  const customer = await newCustomer(shopUrl);
  expect((await customer.call('GET', path)).body.data).toEqual({ wanted: false });
  await customer.call('PUT', path, { wanted: true });
  expect((await customer.call('GET', path)).body.data).toEqual({ wanted: true });
  for (const wanted of [undefined, null, 'true', 1, [], { $ne: null }]) {
    const bent = await customer.call('PUT', path, { wanted });
    expect([bent.status, Object.keys(bent.body.errors)]).toEqual([400, ['wanted']]);
  }
  expect((await guest.call('GET', path)).status).toBe(401);
  const end = async (key: string) => (await guest.call('POST', `${path}/end`, { key })).status;
  expect([await end(`${'0'.repeat(24)}.${'x'.repeat(43)}`), await end('aino')]).toEqual([200, 400]);
});

test('reconciliations: the list of days, for admins alone', async () => {
  const path = '/api/admin/rest/reconciliations';
  const list = await admin.call('GET', `${path}?range=[0,9]`);
  expect(list.status).toBe(200);
  expect(reconciliationSchema.array().parse(list.body)).toEqual(list.body);
  expect((await guest.call('GET', path)).status).toBe(401);
  expect((await (await newCustomer(shopUrl)).call('GET', path)).status).toBe(403);
});
