import { aProduct } from '@shop/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openOrderRoom, type OrderRoom, type Shopper } from './order-room.ts';

let room: OrderRoom;
beforeAll(async () => {
  room = await openOrderRoom();
});
beforeEach(() => {
  room.desk.isMute = false;
});
afterEach(() => room.shelf.assertWhole());
afterAll(() => room.close());

const aShopper = () => room.shopper([room.shelf.put(aProduct())]);
const done = async (shopper: Shopper, orderID: string) => {
  const body = { paymentId: 'EC', payerId: 'P', orderID };
  return (await room.door.as(shopper.user)('POST', '/api/shop/purchase/done', body)).body;
};

test('PayPal is told the address of the order', async () => {
  const shopper = aShopper();
  const order = await room.placed(shopper, 'paypal');
  const { name, address, city, postcode } = shopper.address;
  expect(room.desk.get(`${order._id}_1`).shipTo).toEqual({ name, address, city, postcode });
});

test('a buyer who chooses another address gets a PayPal link that knows it, and the earlier one is closed', async () => {
  const shopper = aShopper();
  const first = await room.placed(shopper, 'paypal');
  // The same address, written anew: its id says nothing about where it leads.
  Object.assign(shopper.address, { address: 'Rantatie 2', city: 'Oulu' });
  const second = await room.checkout(shopper, 'paypal');
  expect([second.status, second.body.orderID]).toEqual([201, first._id]);
  expect(second.body.approveLink).toContain(`${first._id}_2`);
  expect(room.desk.get(`${first._id}_1`).status).toBe('closed');
  expect(room.desk.get(`${first._id}_2`).shipTo).toMatchObject({ address: 'Rantatie 2', city: 'Oulu' });
  const { attempts, address } = await room.stored(first._id);
  expect(address.city).toBe('Oulu');
  expect(Object.values(attempts).map(({ status }) => status)).toEqual(['closed', 'open']);
});

test('an address that its owner has corrected goes with a card payment that is begun already', async () => {
  const shopper = aShopper();
  const order = await room.placed(shopper, 'card');
  Object.assign(shopper.address, { address: 'Rantatie 2', phone: '040 123' });
  const again = await room.checkout(shopper, 'card');
  expect([again.status, again.body.orderID]).toEqual([201, order._id]);
  const { address, attempts } = await room.stored(order._id);
  expect(address).toMatchObject({ address: 'Rantatie 2', phone: '040 123' });
  expect(Object.keys(attempts)).toEqual(['1']);
});

test('an approved payment is taken before another address could close it', async () => {
  const shopper = aShopper();
  const order = await room.placed(shopper, 'paypal');
  room.desk.turn(`${order._id}_1`, 'paid');
  Object.assign(shopper.address, { city: 'Oulu' });
  const { status, body } = await room.checkout(shopper, 'paypal');
  expect([status, body.code]).toEqual([409, 'order-already-paid']);
  expect((await room.stored(order._id)).address.city).not.toBe('Oulu');
});

test('an attempt that failed at its start is followed at once by one of its own number', async () => {
  const shopper = aShopper();
  room.desk.isMute = true;
  expect((await room.checkout(shopper, 'card')).status).toBe(502);
  room.desk.isMute = false;
  const [order] = await room.deps.orders.findOpen(shopper.user.id);
  if (!order) throw new Error('no order');
  // Payment had taken it on, and found out that the provider has made nothing.
  const { _id: anotherID } = await room.placed(aShopper());
  const another = room.desk.get(`${anotherID}_1`);
  const failed = { orderID: order._id, paymentId: `${order._id}_1`, status: 'failed' } as const;
  room.desk.payments.set(failed.paymentId, { ...another, ...failed });
  const { status, body } = await room.checkout(shopper, 'card');
  expect([status, body.orderID]).toEqual([201, order._id]);
  expect(body.checkoutUrl).toContain(`${order._id}_2`);
  // Nobody had a link, so nobody was declined.
  const { history } = await room.stored(order._id);
  expect(history.map(({ what }) => what)).not.toContain('declined');
});

test('a buyer whom PayPal wants to see once more hears where, until the payment is over', async () => {
  const shopper = aShopper();
  const order = await room.placed(shopper, 'paypal');
  const payment = room.desk.get(`${order._id}_1`);
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
  room.desk.turn(payment.paymentId, 'paid');
  const paid = await done(shopper, order._id);
  expect(paid).not.toHaveProperty('approveLink');
  expect(paid.data.paymentStatus).toBe('paid');
});
