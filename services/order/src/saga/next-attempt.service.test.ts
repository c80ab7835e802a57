import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();

const aShopper = () => harness.shopper([harness.stock.put(aProduct())]);
const done = async (shopper: Shopper, orderID: string) => {
  const body = { paymentId: 'EC', payerId: 'P', orderID };
  return (await harness.api.as(shopper.user)('POST', '/api/shop/purchase/done', body)).body;
};

test('PayPal receives the address of the order', async () => {
  const shopper = aShopper();
  const order = await harness.placed(shopper, 'paypal');
  const { name, address, city, postcode } = shopper.address;
  expect(harness.payments.get(`${order._id}_1`).shipTo).toEqual({ name, address, city, postcode });
});

test('a buyer who chooses another address gets a PayPal link that knows it, and the earlier one is closed', async () => {
  const shopper = aShopper();
  const first = await harness.placed(shopper, 'paypal');
  // The same address under a new id.
  Object.assign(shopper.address, { address: 'Rantatie 2', city: 'Oulu' });
  const second = await harness.checkout(shopper, 'paypal');
  expect([second.status, second.body.orderID]).toEqual([201, first._id]);
  expect(second.body.approveLink).toContain(`${first._id}_2`);
  expect(harness.payments.get(`${first._id}_1`).status).toBe('closed');
  expect(harness.payments.get(`${first._id}_2`).shipTo).toMatchObject({
    address: 'Rantatie 2',
    city: 'Oulu',
  });
  const { attempts, address } = await harness.stored(first._id);
  expect(address.city).toBe('Oulu');
  expect(Object.values(attempts).map(({ status }) => status)).toEqual(['closed', 'open']);
});

test('an address that its owner has corrected goes with a card payment that is begun already', async () => {
  const shopper = aShopper();
  const order = await harness.placed(shopper, 'card');
  Object.assign(shopper.address, { address: 'Rantatie 2', phone: '040 123' });
  const again = await harness.checkout(shopper, 'card');
  expect([again.status, again.body.orderID]).toEqual([201, order._id]);
  const { address, attempts } = await harness.stored(order._id);
  expect(address).toMatchObject({ address: 'Rantatie 2', phone: '040 123' });
  expect(Object.keys(attempts)).toEqual(['1']);
});

test('an approved payment is taken before another address could close it', async () => {
  const shopper = aShopper();
  const order = await harness.placed(shopper, 'paypal');
  harness.payments.turn(`${order._id}_1`, 'paid');
  Object.assign(shopper.address, { city: 'Oulu' });
  const { status, body } = await harness.checkout(shopper, 'paypal');
  expect([status, body.code]).toEqual([409, 'order-already-paid']);
  expect((await harness.stored(order._id)).address.city).not.toBe('Oulu');
});

test('an attempt that failed at its start is followed at once by one of its own number', async () => {
  const shopper = aShopper();
  harness.payments.isMute = true;
  expect((await harness.checkout(shopper, 'card')).status).toBe(502);
  harness.payments.isMute = false;
  const [order] = await harness.openOrders(shopper);
  if (!order) throw new Error('no order');
  // Payment had taken it on, and found out that the provider has made nothing.
  const { _id: anotherID } = await harness.placed(aShopper());
  const another = harness.payments.get(`${anotherID}_1`);
  const failed = { orderID: order._id, paymentId: `${order._id}_1`, status: 'failed' } as const;
  harness.payments.payments.set(failed.paymentId, { ...another, ...failed });
  const { status, body } = await harness.checkout(shopper, 'card');
  expect([status, body.orderID]).toEqual([201, order._id]);
  expect(body.checkoutUrl).toContain(`${order._id}_2`);
  // No buyer had a link, so no payment was declined.
  const { history } = await harness.stored(order._id);
  expect(history.map(({ what }) => what)).not.toContain('declined');
});

test('a buyer whose approval PayPal needs again gets the link, until the payment is over', async () => {
  const shopper = aShopper();
  const order = await harness.placed(shopper, 'paypal');
  const payment = harness.payments.get(`${order._id}_1`);
  expect(await done(shopper, order._id)).not.toHaveProperty('approveLink');
  payment.needsPayer = true;
  expect(await done(shopper, order._id)).toMatchObject({
    success: true,
    approveLink: `https://pay.example/${payment.paymentId}`,
  });
  payment.needsPayer = false;
  expect(await done(shopper, order._id)).not.toHaveProperty('approveLink');
  payment.needsPayer = true;
  await done(shopper, order._id);
  harness.payments.turn(payment.paymentId, 'paid');
  const paid = await done(shopper, order._id);
  expect(paid).not.toHaveProperty('approveLink');
  expect(paid.data.paymentStatus).toBe('paid');
});
