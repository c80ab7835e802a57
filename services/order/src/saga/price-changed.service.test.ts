import { priceChangeSchema } from '@shop/contracts';
import { anAddress, aProduct, someYarn } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();

/** Checks out as a screen does that has shown a total. */
const buy = (
  { user, address, cart }: Shopper,
  seenTotal: unknown,
  { headers = {}, more = {} }: { headers?: Record<string, string>; more?: object } = {},
) =>
  harness.api.as(user)(
    'POST',
    '/api/shop/purchase/stripe-checkout',
    { cartItems: cart.lines, address: { addressID: address._id }, seenTotal, ...more },
    headers,
  );
const ordersOf = async ({ user }: Shopper) =>
  (await harness.api.as(user)('GET', `/api/shop/purchase/order-list/${user.id}`)).body.total as number;

test('a total above the seen one returns the cart, old and new, and places no order [spec-194]', async () => {
  const jumper = harness.stock.put(aProduct({ priceCents: 7_800 }));
  const shopper = harness.shopper([jumper]);
  harness.stock.change(jumper._id, { priceCents: 12_800 });
  const { status, body } = await buy(shopper, 78);
  expect([status, body.code]).toEqual([409, 'price-changed']);
  expect(body.message).toBe('Hinta on noussut. Tarkista uusi summa ennen maksamista.');
  expect(priceChangeSchema.parse(body.data)).toMatchObject({
    version: shopper.cart.version,
    items: [{ productID: jumper._id, quantity: 1, price: 128 }],
    total: 128,
    seenTotal: 78,
    totalAmount: 128,
    deliveryFee: 0,
  });
  expect(await ordersOf(shopper)).toBe(0);
  expect(harness.stock.count(jumper._id).held).toBe(0);
  // Accepted, the new total is the one that was seen.
  const accepted = await buy(shopper, body.data.totalAmount);
  expect(accepted.status).toBe(201);
  expect((await harness.stored(accepted.body.orderID)).totalCents).toBe(12_800);
});

test('a drop is given, the same total goes through, and a call without a seen total goes at the server’s price [spec-194]', async () => {
  for (const [seen, now] of [
    [128, 7_800],
    [78, 7_800],
    ['78,00', 7_800],
    [undefined, 12_800],
  ] as const) {
    const jumper = harness.stock.put(aProduct({ priceCents: now }));
    const { status, body } = await buy(harness.shopper([jumper]), seen);
    expect([seen, status]).toEqual([seen, 201]);
    expect(harness.payments.get(`${body.orderID}_1`).amountCents).toBe(now);
  }
});

test('prices and totals that a client says of the lines stay without meaning [asvs-28]', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct({ priceCents: 12_800 }))]);
  const cartItems = shopper.cart.lines.map((line) => ({ ...line, price: '0.01', salePrice: 0.01 }));
  const { status } = await buy(shopper, 128, { more: { cartItems, totalAmount: 0.01 } });
  expect(status).toBe(201);
});

test('cents are compared as cents: no sum is lost or gained on the way', async () => {
  for (const [cents, seen] of [
    [100_501, 1005.01],
    [100_501, '1005.01'],
    [1_999, 19.99],
    [110, '1,1'],
  ] as const) {
    const product = harness.stock.put(aProduct({ priceCents: cents }));
    expect([seen, (await buy(harness.shopper([product]), seen)).status]).toEqual([seen, 201]);
    const dearer = harness.stock.put(aProduct({ priceCents: cents + 1 }));
    expect([seen, (await buy(harness.shopper([dearer]), seen)).body.code]).toEqual([seen, 'price-changed']);
  }
});

test('an invalid amount of euros is refused at its field', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const bad = ['', 'x', '1e3', '19.999', -1, 1.005, 1e21, '1000000', '٣', null, true, [], {}, { $gt: 0 }];
  for (const seenTotal of bad) {
    const { status, body } = await buy(shopper, seenTotal);
    const errors = Object.keys((body.errors ?? {}) as object);
    expect([seenTotal, status, errors]).toEqual([seenTotal, 400, ['seenTotal']]);
  }
  expect(await ordersOf(shopper)).toBe(0);
});

test('the price is looked at last: after address, cart, whose address it is, and the lines', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const codeOf = async (who: Shopper, more: object) => (await buy(who, 1, { more })).body.code as string;
  const empty = { ...harness.shopper([jumper]) };
  harness.setCart(empty, []);
  const foreign = { address: { addressID: anAddress(shopper.user.id)._id } };
  const otherLines = { cartItems: [{ productID: jumper._id, quantity: 2, size: 'XS', variant: 1 }] };
  expect(await codeOf(empty, { address: null })).toBe('address-required');
  expect(await codeOf(empty, foreign)).toBe('cart-empty');
  expect(await codeOf(shopper, { ...foreign, ...otherLines })).toBe('address-not-found');
  expect(await codeOf(shopper, otherLines)).toBe('cart-changed');
  expect(await codeOf(shopper, {})).toBe('price-changed');
});

test('a stock shortage is reported instead of a risen price', async () => {
  const plenty = harness.stock.put(aProduct());
  const scarce = harness.stock.put(someYarn({ stock: 1 }));
  const shopper = harness.shopper([plenty, scarce], 2);
  const { status, body } = await buy(shopper, 200);
  expect([status, body.code]).toEqual([409, 'out-of-stock']);
  expect(body.data.items[1]).toMatchObject({ problem: 'short' });
});

test('a delivery fee that has come or grown counts as any other price', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const back = harness.stock.charge(590);
  const { body } = await buy(shopper, 100);
  expect(body).toMatchObject({
    code: 'price-changed',
    data: { total: 100, seenTotal: 100, deliveryFee: 5.9, totalAmount: 105.9 },
  });
  expect((await buy(shopper, body.data.totalAmount)).status).toBe(201);
  back();
});

test('an order that stands at an earlier price is not given out at it: today’s is asked for, and it stands until then', async () => {
  const jumper = harness.stock.put(aProduct({ priceCents: 7_800 }));
  const shopper = harness.shopper([jumper]);
  const first = (await buy(shopper, 78)).body.orderID as string;
  expect((await buy(shopper, 78)).body.orderID).toBe(first);
  harness.stock.change(jumper._id, { priceCents: 12_800 });
  expect((await buy(shopper, 78)).body.code).toBe('price-changed');
  expect(await harness.stored(first)).toMatchObject({ saga: 'reserved', totalCents: 7_800 });
  expect(harness.payments.get(`${first}_1`).status).toBe('open');
  const second = (await buy(shopper, 128)).body.orderID as string;
  expect(second).not.toBe(first);
  expect(harness.payments.get(`${second}_1`).amountCents).toBe(12_800);
  expect((await harness.stored(first)).saga).toBe('released');
  // The other way round the lower price is simply given.
  harness.stock.change(jumper._id, { priceCents: 7_800 });
  const third = (await buy(shopper, 128)).body.orderID as string;
  expect(harness.payments.get(`${third}_1`).amountCents).toBe(7_800);
});

test('with an Idempotency-Key a refused price can be accepted, and what was placed is replayed at its price', async () => {
  const jumper = harness.stock.put(aProduct({ priceCents: 12_800 }));
  const shopper = harness.shopper([jumper]);
  const headers = { 'idempotency-key': 'price-key' };
  expect((await buy(shopper, 78, { headers })).body.code).toBe('price-changed');
  const placed = await buy(shopper, 128, { headers });
  expect(placed.status).toBe(201);
  harness.stock.change(jumper._id, { priceCents: 20_000 });
  // The same sum in another writing is the same call.
  expect((await buy(shopper, '128,00', { headers })).body).toEqual(placed.body);
  expect((await buy(shopper, 200, { headers })).body).toMatchObject({
    code: 'invalid-input',
    errors: { 'Idempotency-Key': expect.any(String) },
  });
});
