import { ownVersions } from '@shop/shop-rules';
import { anAddress, aProduct, aUser, someYarn } from '@shop/testing';
import { expect, test } from 'vitest';
import type { OrderDeps } from '../../app.ts';
import { placeOrder } from './place-order.ts';
import { setUpOrderHarness } from '../../../test/order-harness.ts';

const harness = setUpOrderHarness();

const list = async (shopper: { user: ReturnType<typeof aUser> }) =>
  (await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-list/${shopper.user.id}`)).body;

test('an order by card holds its stock and answers the address of the card page', async () => {
  const jumper = harness.stock.put(aProduct({ priceCents: 12_990, salePriceCents: 9_990 }));
  const yarn = harness.stock.put(someYarn());
  const shopper = harness.shopper([jumper, yarn], 2);
  const { status, body } = await harness.checkout(shopper, 'card');
  expect([status, body.success]).toEqual([201, true]);
  expect(body.checkoutUrl).toBe(`https://pay.example/${body.orderID}_1`);
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 8, held: 2, sold: 0 });

  const payment = harness.payments.get(`${body.orderID}_1`);
  expect(payment).toMatchObject({
    provider: 'stripe',
    attempt: 1,
    amountCents: 2 * (9_990 + 1_250),
    returnUrl: `http://localhost:3000/shop/payment-success?orderID=${body.orderID}`,
    cancelUrl: `http://localhost:3000/shop/payment-success?cancelled=true&orderID=${body.orderID}`,
    lines: [
      { title: jumper.title, quantity: 2, unitCents: 9_990 },
      { title: yarn.title, quantity: 2, unitCents: 1_250 },
    ],
  });
  const minutes = (Date.parse(payment.expiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(32);
  expect(minutes).toBeLessThan(33.1);
});

test('an order by PayPal answers the approval link and returns with paypal=true', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { status, body } = await harness.checkout(shopper, 'paypal');
  expect([status, body.success]).toEqual([201, true]);
  expect(body.approveLink).toBe(`https://pay.example/${body.orderID}_1`);
  expect(harness.payments.get(`${body.orderID}_1`)).toMatchObject({
    provider: 'paypal',
    returnUrl: `http://localhost:3000/shop/payment-success?paypal=true&orderID=${body.orderID}`,
  });
});

test('the order is shown as the contract says, with nothing of the inside [spec-79]', async () => {
  const jumper = harness.stock.put(aProduct({ priceCents: 12_990, salePriceCents: 9_990 }));
  const yarn = harness.stock.put(someYarn());
  const shopper = harness.shopper([jumper, yarn]);
  const order = await harness.placed(shopper);
  const { _id: orderID } = order;
  const { body } = await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${orderID}`);
  const { userID: _userID, _id: addressID, ...address } = shopper.address;
  expect(body).toEqual({
    success: true,
    data: {
      _id: orderID,
      orderNumber: order.number,
      userID: shopper.user.id,
      userName: 'Aino Asiakas',
      cartID: shopper.user.id,
      cartItems: [
        {
          productID: jumper._id,
          title: jumper.title,
          images: jumper.images,
          price: '129.90',
          salePrice: '99.90',
          quantity: 1,
          size: 'XS',
          variant: 1,
        },
        expect.objectContaining({ productID: yarn._id, price: '12.50', salePrice: '', size: 'ONE' }),
      ],
      address: { addressID, ...address },
      orderStatus: 'pending',
      statusSince: order.createdAt.toISOString(),
      paymentStatus: 'pending',
      paymentMethod: 'card',
      totalAmount: 112.4,
      deliveryFee: 0,
      delivery: {
        id: 'posti',
        name: 'Posti osoitteeseen',
        carrier: 'posti',
        days: '2–4 arkipäivää',
        point: null,
      },
      termsVersion: ownVersions.terms[0],
      vat: [{ percent: 25.5, net: 89.56, vat: 22.84 }],
      orderDate: order.createdAt.toISOString(),
      updatedOrderDate: order.updatedAt.toISOString(),
      paymentId: '',
      payerId: '',
      trackingCode: '',
      trackingUrl: '',
      receipts: [],
      unpaidUntil: order.expiresAt.toISOString(),
      version: order.version,
    },
  });
  expect(await list(shopper)).toMatchObject({ success: true, total: 1, data: [{ _id: orderID }] });
});

test('what is missing or foreign is refused in the order: address, cart, whose address, lines [spec-104]', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const empty = { ...harness.shopper([jumper]) };
  harness.setCart(empty, []);
  const send = (who: typeof shopper, body: object) =>
    harness.api.as(who.user)('POST', '/api/shop/purchase/create', body);
  const strangers = { addressID: anAddress(shopper.user.id)._id };
  const wrongLines = [{ productID: jumper._id, quantity: 9, size: 'XS', variant: 1 }];

  for (const body of [{}, { address: null }, { address: '' }, { address: {} }, { addressID: '' }]) {
    const noAddress = await send(empty, body);
    expect(noAddress).toMatchObject({ status: 400, body: { message: 'You need to choose address' } });
  }
  const noCart = await send(empty, { address: strangers });
  expect(noCart).toMatchObject({ status: 400, body: { message: 'Your cart is empty' } });
  for (const addressID of [strangers.addressID, harness.shopper([jumper]).address._id, '../../x', '$ne']) {
    const foreign = await send(shopper, { address: { addressID }, cartItems: wrongLines });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'address-not-found' } });
  }
  const changed = await send(shopper, { address: shopper.address._id, cartItems: wrongLines });
  expect(changed).toMatchObject({
    status: 409,
    body: {
      code: 'cart-changed',
      data: { version: 1, items: [{ productID: jumper._id, quantity: 1, price: 100 }] },
    },
  });
  expect((await list(shopper)).total).toBe(0);
  expect(harness.stock.count(jumper._id).held).toBe(0);
});

test('prices, totals, states and users that the body claims are ignored [asvs-28]', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  const { body } = await harness.api.as(shopper.user)('POST', '/api/shop/purchase/stripe-checkout', {
    addressID: shopper.address._id,
    cartItems: [
      { productID: { _id: jumper._id, price: 0.01 }, quantity: '1', size: 'XS', variant: 1, price: '0.01' },
    ],
    totalAmount: 1,
    paymentStatus: 'paid',
    orderStatus: 'confirmed',
    version: 7,
  });
  expect(harness.payments.get(`${body.orderID}_1`).amountCents).toBe(10_000);
  expect(await harness.stored(body.orderID)).toMatchObject({
    paymentStatus: 'pending',
    orderStatus: 'pending',
  });
});

test('a user of the body who is not the session’s is refused', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const path = '/api/shop/purchase/create';
  const body = { userID: aUser().id, address: shopper.address._id };
  expect((await harness.api.as(shopper.user)('POST', path, body)).status).toBe(403);
  expect((await harness.api.as(null)('POST', path, body)).status).toBe(401);
});

test('a deleted product is reported with the cart', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct()), aProduct()]);
  const { status, body } = await harness.checkout(shopper);
  expect([status, body.code]).toEqual([409, 'cart-changed']);
  expect(body.data.items[1]).toMatchObject({ problem: 'gone' });
});

test('an order takes its models by their pictures, and a removed model is reported with the cart [spec-175]', async () => {
  const jumper = harness.stock.put(aProduct());
  const [first = '', second = ''] = jumper.images;
  const shopper = harness.shopper([jumper]);
  const { lines, ...cart } = harness.carts.get(shopper.user.id);
  const chosen = lines.map((line) => ({ ...line, variant: 1, image: first, models: 2 }));
  harness.carts.set(shopper.user.id, { ...cart, lines: chosen });
  harness.stock.put({ ...jumper, images: [second] });
  const refused = await harness.checkout(shopper);
  expect([refused.status, refused.body.code]).toEqual([409, 'cart-changed']);
  harness.stock.put({ ...jumper, images: [second, first] });
  const seen = chosen.map((line) => ({ ...line, variant: 2 }));
  const order = await harness.placed({ ...shopper, cart: { ...shopper.cart, lines: seen } });
  expect(order.lines).toMatchObject([{ variant: 2, images: [second, first] }]);
});

test('a removed size is reported with the cart, and nothing is held', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  harness.stock.put({ ...jumper, sizes: jumper.sizes.slice(1) });
  const { status, body } = await harness.checkout(shopper);
  expect([status, body.code]).toEqual([409, 'cart-changed']);
  expect(harness.stock.count(jumper._id)).toEqual({ stock: 10, held: 0, sold: 0 });
});

test('too little stock is reported with the cart, holds nothing, and leaves no order behind', async () => {
  const plenty = harness.stock.put(aProduct());
  const scarce = harness.stock.put(someYarn({ stock: 1 }));
  const shopper = harness.shopper([plenty, scarce], 2);
  const { status, body } = await harness.checkout(shopper);
  expect([status, body.code]).toEqual([409, 'out-of-stock']);
  expect(body.data.items[1]).toMatchObject({ problem: 'short', stock: 1 });
  expect(harness.stock.count(plenty._id).held).toBe(0);
  // Refused before anything is written, so that no other buyer waits for an impossible reservation.
  expect(await harness.deps.model.countDocuments({ userID: shopper.user.id })).toBe(0);
  // With stock again, the same cart can be ordered.
  harness.stock.put({ ...scarce, stock: 5 });
  expect((await harness.checkout(shopper)).status).toBe(201);
  expect((await list(shopper)).total).toBe(1);
});

test('a checkout that is overtaken after the stock was looked at holds nothing and leaves no order behind', async () => {
  const plenty = harness.stock.put(aProduct());
  const scarce = harness.stock.put(someYarn({ stock: 2 }));
  const shopper = harness.shopper([plenty, scarce], 2);
  const { user, address, cart } = shopper;
  const { catalog } = harness.deps;
  const overtaken: OrderDeps = {
    ...harness.deps,
    catalog: {
      ...catalog,
      reserve: async (input) => {
        harness.stock.change(scarce._id, { stock: 1 });
        return catalog.reserve(input);
      },
    },
  };
  const input = { userID: user.id, addressID: address._id, cartItems: cart.lines };
  const placing = placeOrder(overtaken, user, 'stripe', input);
  await expect(placing).rejects.toMatchObject({ code: 'out-of-stock', data: { items: [{}, { stock: 1 }] } });
  expect([plenty, scarce].map(({ _id }) => harness.stock.count(_id).held)).toEqual([0, 0]);
  expect((await list(shopper)).total).toBe(0);
  harness.stock.change(scarce._id, { stock: 2 });
  const { status, body } = await harness.checkout(shopper);
  expect(status).toBe(201);
  expect((await list(shopper)).total).toBe(1);
  // The earlier try was no order: the history does not mention it.
  const { orderStatus, history } = await harness.stored(body.orderID);
  expect([orderStatus, history.map(({ what }) => what)]).toEqual(['pending', ['placed']]);
});

test('the delivery fee is added up to 150 euros and not above', async () => {
  const back = harness.stock.charge(590);
  const at = harness.shopper([harness.stock.put(aProduct({ priceCents: 15_000 }))]);
  const above = harness.shopper([harness.stock.put(aProduct({ priceCents: 15_001 }))]);
  expect(await harness.placed(at)).toMatchObject({ totalCents: 15_590, deliveryFeeCents: 590 });
  expect(await harness.placed(above)).toMatchObject({ totalCents: 15_001, deliveryFeeCents: 0 });
  back();
});

test('an unavailable provider is reported, the stock stays held, and a second try uses the same order', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  harness.payments.isMute = true;
  const paypal = await harness.checkout(shopper, 'paypal');
  expect(paypal).toMatchObject({ status: 502, body: { message: 'Error initiating PayPal payment' } });
  const card = await harness.checkout(shopper, 'card');
  expect(card).toMatchObject({ status: 502, body: { code: 'card-unavailable' } });
  expect(harness.stock.count(jumper._id).held).toBe(1);
  harness.payments.isMute = false;
  expect((await harness.checkout(shopper, 'paypal')).status).toBe(201);
  expect((await list(shopper)).total).toBe(1);
  expect(harness.stock.count(jumper._id).held).toBe(1);
});

test('a service that is away answers 503, and the same call works when it is back', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  for (const name of ['cart', 'account', 'catalog'] as const) {
    harness.standIns[name].away = true;
    const { status, headers } = await harness.checkout(shopper);
    expect([name, status, headers.get('retry-after')]).toEqual([name, 503, '2']);
    harness.standIns[name].away = false;
  }
  expect((await harness.checkout(shopper)).status).toBe(201);
});
