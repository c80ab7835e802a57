import { aProduct, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness, type Shopper } from '../../../test/order-harness.ts';

const harness = setUpOrderHarness();

const done = (shopper: Shopper, orderID: string, fields: object = {}) =>
  harness.api.as(shopper.user)('POST', '/api/shop/purchase/done', {
    paymentId: 'EC-TOKEN',
    payerId: 'PAYER1',
    orderID,
    ...fields,
  });

const approved = async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  return { shopper, order: await harness.placed(shopper, 'paypal') };
};

test('a buyer who comes back from PayPal sees the order paid and confirmed, also when asked again', async () => {
  const { shopper, order } = await approved();
  harness.payments.turn(`${order._id}_1`, 'paid');
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await done(shopper, order._id);
    expect([status, body.success, body.message]).toEqual([200, true, undefined]);
    expect(body.data).toMatchObject({
      _id: order._id,
      orderStatus: 'confirmed',
      paymentStatus: 'paid',
      paymentId: `provider-${order._id}_1`,
      payerId: 'PAYER1',
    });
  }
});

test('the event that follows finds the order confirmed and sells its stock', async () => {
  const { shopper, order } = await approved();
  const payment = harness.payments.turn(`${order._id}_1`, 'paid');
  await done(shopper, order._id);
  await harness.report(payment);
  const { saga, history } = await harness.stored(order._id);
  expect(saga).toBe('committed');
  expect(history.filter(({ what }) => what === 'paid')).toHaveLength(1);
});

test('the browser’s claims about the payment are ignored', async () => {
  const { shopper, order } = await approved();
  const { status, body } = await done(shopper, order._id, {
    paymentId: 'forged',
    payerId: 'forged',
    status: 'paid',
  });
  expect([status, body.success, body.message]).toEqual([200, true, 'Maksua käsitellään.']);
  expect(body.data).toMatchObject({ orderStatus: 'pending', paymentStatus: 'pending' });
});

test('while the payment’s outcome is unknown the order is answered as pending', async () => {
  const { shopper, order } = await approved();
  harness.payments.isMute = true;
  const { status, body } = await done(shopper, order._id);
  expect([status, body.success, body.data.paymentStatus]).toEqual([200, true, 'pending']);
  harness.standIns.payment.away = true;
  expect((await done(shopper, order._id)).body).toMatchObject({
    success: true,
    message: 'Maksua käsitellään.',
  });
  harness.standIns.payment.away = false;
});

test('a declined payment is reported, again on a reload, and the order can still be paid [spec-86]', async () => {
  const { shopper, order } = await approved();
  harness.payments.turn(`${order._id}_1`, 'failed');
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await done(shopper, order._id);
    expect([status, body.success, body.code]).toEqual([409, false, 'payment-declined']);
    expect(body.message).toMatch(/hylättiin/);
  }
  const again = await harness.checkout(shopper, 'card');
  expect(again.body.orderID).toBe(order._id);
});

test('a decline is reported also while the card page of the same order is open', async () => {
  const { shopper, order } = await approved();
  await harness.checkout(shopper, 'card');
  harness.payments.turn(`${order._id}_1`, 'failed');
  expect(await done(shopper, order._id)).toMatchObject({ status: 409, body: { code: 'payment-declined' } });
  expect(harness.payments.get(`${order._id}_2`).status).toBe('open');
});

test('an order that was closed meanwhile says so', async () => {
  const { shopper, order } = await approved();
  await harness.sweepAfter(34);
  expect(await done(shopper, order._id)).toMatchObject({ status: 409, body: { code: 'order-closed' } });
});

test('money that does not match is shown to the buyer as being looked at', async () => {
  const { shopper, order } = await approved();
  harness.payments.turn(`${order._id}_1`, 'review');
  const { status, body } = await done(shopper, order._id);
  expect([status, body.success, body.data.paymentStatus]).toEqual([200, true, 'pending']);
  expect((await harness.stored(order._id)).paymentStatus).toBe('review');
});

test('a call without the payment’s data is refused with the message of the payment page [spec-108 asvs-29]', async () => {
  const { shopper, order } = await approved();
  for (const field of ['paymentId', 'payerId', 'orderID']) {
    for (const value of [undefined, null, '', '  ', 12, {}, [], { $ne: null }, 'x'.repeat(101)]) {
      const { status, body } = await done(shopper, order._id, { [field]: value });
      expect([status, body.message]).toEqual([400, 'Missing PayPal payment information']);
      expect(Object.keys(body.errors)).toEqual([field]);
    }
  }
});

test('only the buyer completes, and another buyer’s order looks like an unknown one', async () => {
  const { shopper, order } = await approved();
  // The money stays at the provider while the order is not notified.
  harness.excludeFromReconciliation(order._id);
  harness.payments.turn(`${order._id}_1`, 'paid');
  const stranger = { ...shopper, user: aUser() };
  for (const id of [order._id, 'f'.repeat(24), '$ne', '../x']) {
    const { status, body } = await done(stranger, id);
    expect([status, body.code]).toEqual([404, 'order-not-found']);
  }
  expect((await harness.stored(order._id)).paidBy).toBeNull();
  const guest = await harness.api.as(null)('POST', '/api/shop/purchase/done', {});
  expect(guest.status).toBe(401);
});
