import { aProduct, someYarn } from '@shop/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { placeOrder } from '../use-cases/checkout/place-order.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
afterEach(() => {
  harness.payments.silent = null;
  vi.restoreAllMocks();
});

/** A checkout with a short timeout, long enough for everything but the provider. */
const hurriedCheckout = ({ user, address, cart }: Shopper, provider: 'stripe' | 'paypal') =>
  placeOrder({ ...harness.deps, checkoutMs: 2_000 }, user, provider, {
    userID: user.id,
    addressID: address._id,
    cartItems: cart.lines,
  });

test('a checkout waits for its provider less long than the eight seconds that a buyer is given', () => {
  expect(harness.checkoutMs).toBeLessThan(8_000);
});

test('a provider that never answers ends the wait, and the same order is paid at the other one', async () => {
  const jumper = harness.stock.put(aProduct());
  const shopper = harness.shopper([jumper]);
  harness.payments.silent = 'stripe';
  await expect(hurriedCheckout(shopper, 'stripe')).rejects.toMatchObject({ code: 'card-unavailable' });
  const [placed] = await harness.openOrders(shopper);
  expect(placed?.saga).toBe('reserved');
  const paypal = await harness.checkout(shopper, 'paypal');
  expect([paypal.status, paypal.body.orderID]).toEqual([201, placed?._id]);
  expect(harness.stock.count(jumper._id).held).toBe(1);
});

test('all that a checkout asks a silent provider shares one wait', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const order = await harness.placed(shopper, 'paypal');
  // The parcel is to go elsewhere: the earlier attempt is asked about, closed, and another one is to be started.
  Object.assign(shopper.address, { city: 'Oulu' });
  harness.payments.isMute = true;
  const { payments, checkoutMs } = harness.deps;
  const { settle } = payments;
  // The first question takes all the time that there is. Before it none passes, however slow the machine is.
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
  vi.spyOn(payments, 'settle').mockImplementationOnce((...asked) =>
    settle(...asked).finally(() => clock.mockReturnValue(start + checkoutMs)),
  );
  const before = harness.standIns.payment.calls.length;
  expect((await harness.checkout(shopper, 'paypal')).body.code).toBe('payment-unknown');
  expect(harness.standIns.payment.calls.slice(before)).toEqual([
    `POST /internal/payments/${order._id}_1/settle`,
  ]);
});

test('a newer checkout that an older one keeps from being placed does not stay as if it were being placed', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const older = await harness.placed(shopper, 'card');
  harness.setCart(shopper, [harness.stock.put(someYarn())]);
  harness.payments.silent = 'stripe';
  await expect(hurriedCheckout(shopper, 'paypal')).rejects.toMatchObject({ code: 'payment-unknown' });
  const open = await harness.openOrders(shopper);
  expect(open.map(({ _id, saga }) => [_id, saga])).toEqual([[older._id, 'closing']]);
  harness.payments.silent = null;
  expect((await harness.checkout(shopper, 'paypal')).status).toBe(201);
  expect((await harness.stored(older._id)).saga).toBe('released');
});

test('a checkout whose reservation fails is taken back at once where it can be', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { user, address, cart } = shopper;
  const catalog = {
    ...harness.deps.catalog,
    reserve: () => Promise.reject(new Error('the catalogue was killed')),
  };
  const input = { userID: user.id, addressID: address._id, cartItems: cart.lines };
  await expect(placeOrder({ ...harness.deps, catalog }, user, 'stripe', input)).rejects.toThrow('killed');
  expect(await harness.openOrders(shopper)).toEqual([]);
  expect((await harness.checkout(shopper)).status).toBe(201);
});
