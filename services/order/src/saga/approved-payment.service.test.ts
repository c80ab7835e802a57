import { aProduct, anAdmin, someYarn } from '@shop/testing';
import { ShopError } from '@shop/service-kit';
import { expect, test } from 'vitest';
import type { StoredOrder } from '../domain/order.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';

/*
 * The buyer has approved a PayPal payment, and the shop has not taken the money yet, when the order is closed. It is
 * taken only where the buyer asks for the same things again.
 */
const harness = setUpOrderHarness();

async function approved(): Promise<{ shopper: Shopper; order: StoredOrder; isTaken: () => boolean }> {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const order = await harness.placed(shopper, 'paypal');
  harness.payments.approved.add(`${order._id}_1`);
  return { shopper, order, isTaken: () => harness.payments.get(`${order._id}_1`).status === 'paid' };
}
/** The cart is changed and changed back: the same things, in a newer version. */
const touchCart = (shopper: Shopper) => {
  const cart = { ...shopper.cart, version: shopper.cart.version + 2 };
  harness.carts.set(shopper.user.id, cart);
  shopper.cart = cart;
};
const cancel = ({ user }: Shopper, { _id: orderID }: Pick<StoredOrder, '_id'>) =>
  harness.api.as(user)('POST', '/api/shop/purchase/cancel', { orderID });

test('a newer checkout of the same things takes what was approved, and names the order that is paid by it [spec-161]', async () => {
  const { shopper, order, isTaken } = await approved();
  touchCart(shopper);
  expect(await harness.checkout(shopper, 'card')).toMatchObject({
    status: 409,
    body: { code: 'order-already-paid', data: { orderID: order._id } },
  });
  expect(isTaken()).toBe(true);
  expect(await harness.stored(order._id)).toMatchObject({ saga: 'committed', orderStatus: 'confirmed' });
  expect((await harness.deps.orders.findLatest(shopper.user.id, shopper.cart.version))?.saga).toBe(
    'released',
  );
});

test('a checkout of the same cart at another price takes what was approved at the old one', async () => {
  const { shopper, order, isTaken } = await approved();
  harness.stock.change(order.lines[0]?.productID ?? '', { priceCents: 12_000 });
  expect(await harness.checkout(shopper, 'paypal')).toMatchObject({
    status: 409,
    body: { code: 'order-already-paid', data: { orderID: order._id } },
  });
  expect(isTaken()).toBe(true);
});

test('a newer checkout of other things takes nothing', async () => {
  const { shopper, order, isTaken } = await approved();
  harness.setCart(shopper, [harness.stock.put(someYarn())]);
  expect((await harness.checkout(shopper)).status).toBe(201);
  expect([isTaken(), (await harness.stored(order._id)).saga]).toEqual([false, 'released']);
});

test('a cancellation, an expiry and a rejection capture nothing', async () => {
  const [cancelled, expired, refused] = [await approved(), await approved(), await approved()];
  await cancel(cancelled.shopper, cancelled.order);
  const change = `/api/admin/purchase-list/change/${refused.order._id}`;
  await harness.api.as(anAdmin())('PUT', change, { orderStatus: 'rejected' });
  await harness.sweepAfter(34);
  for (const { order, isTaken } of [cancelled, expired, refused]) {
    expect([isTaken(), (await harness.stored(order._id)).saga]).toEqual([false, 'released']);
  }
});

test.each([
  ['a cancel', (shopper: Shopper, order: StoredOrder) => cancel(shopper, order)],
  [
    'the shop’s rejection',
    (_shopper: Shopper, { _id }: StoredOrder) =>
      harness.api.as(anAdmin())('PUT', `/api/admin/purchase-list/change/${_id}`, {
        orderStatus: 'rejected',
      }),
  ],
])('%s that finds the order on its way out takes the permission back', async (_what, giveUp) => {
  const { shopper, order, isTaken } = await approved();
  touchCart(shopper);
  harness.payments.isMute = true;
  expect((await harness.checkout(shopper)).body.code).toBe('payment-unknown');
  expect(await harness.stored(order._id)).toMatchObject({ saga: 'closing', captureApproved: true });
  await giveUp(shopper, order);
  harness.payments.isMute = false;
  await harness.sweepAfter(2);
  expect([isTaken(), (await harness.stored(order._id)).saga]).toEqual([false, 'released']);
});

test('a newer checkout of other things that finds the order on its way out takes the permission back', async () => {
  const { shopper, order, isTaken } = await approved();
  touchCart(shopper);
  harness.payments.isMute = true;
  expect((await harness.checkout(shopper)).body.code).toBe('payment-unknown');
  harness.payments.isMute = false;
  harness.setCart(shopper, [harness.stock.put(someYarn())]);
  expect((await harness.checkout(shopper)).status).toBe(201);
  expect([isTaken(), (await harness.stored(order._id)).saga]).toEqual([false, 'released']);
});

/** PayPal has declined the buyer's first means of payment, and the buyer has approved with others since. */
async function approvedAgain() {
  const scene = await approved();
  const paymentId = `${scene.order._id}_1`;
  harness.payments.approved.delete(paymentId);
  harness.payments.turn(paymentId, 'failed');
  const back = { paymentId: 'p', payerId: 'q', orderID: scene.order._id };
  const done = () => harness.api.as(scene.shopper.user)('POST', '/api/shop/purchase/done', back);
  expect((await done()).body.code).toBe('payment-declined');
  harness.payments.approved.add(paymentId);
  return { ...scene, done };
}

test('a buyer whose first try was declined approves again, comes back and has paid', async () => {
  const { order, isTaken, done } = await approvedAgain();
  expect((await done()).body.data).toMatchObject({ paymentStatus: 'paid' });
  await harness.sweepAfter(1);
  expect([isTaken(), (await harness.stored(order._id)).saga]).toEqual([true, 'committed']);
});

test('while it is unknown whether a declined payment was approved again, its buyer reads that it is open', async () => {
  const { order, done } = await approvedAgain();
  const paymentId = `${order._id}_1`;
  harness.payments.approved.delete(paymentId);
  harness.payments.turn(paymentId, 'open');
  expect((await done()).body.data).toMatchObject({ paymentStatus: 'pending' });
  expect((await harness.stored(order._id)).attempts['1']?.status).toBe('open');
  harness.payments.turn(paymentId, 'failed');
  expect((await done()).body.code).toBe('payment-declined');
});

test('an approval after a decline is never captured for a cancelled order, and its stock is free', async () => {
  const { shopper, order, isTaken } = await approvedAgain();
  await cancel(shopper, order);
  const stored = await harness.stored(order._id);
  expect([isTaken(), stored.saga, stored.attempts['1']?.status]).toEqual([false, 'released', 'closed']);
  expect(harness.stock.count(order.lines[0]?.productID ?? '')).toMatchObject({ held: 0, sold: 0 });
});

test('a newer checkout of the same things takes what was approved after a decline', async () => {
  const { shopper, order, isTaken } = await approvedAgain();
  touchCart(shopper);
  expect((await harness.checkout(shopper, 'card')).body.code).toBe('order-already-paid');
  expect([isTaken(), (await harness.stored(order._id)).saga]).toEqual([true, 'committed']);
});

test('an order that is paid by card closes what PayPal declined', async () => {
  const { shopper, order } = await approvedAgain();
  harness.payments.approved.delete(`${order._id}_1`);
  await harness.checkout(shopper, 'card');
  harness.payments.turn(`${order._id}_2`, 'paid');
  await harness.api.as(shopper.user)('POST', '/api/shop/purchase/look', { orderID: order._id });
  await harness.sweepAfter(1);
  const { saga, attempts } = await harness.stored(order._id);
  expect([saga, attempts['1']?.status, attempts['2']?.status]).toEqual(['committed', 'closed', 'paid']);
});

test('while PayPal does not say, an order with a declined attempt keeps its stock, and is let go later', async () => {
  const { shopper, order, isTaken } = await approvedAgain();
  harness.payments.isMute = true;
  await cancel(shopper, order);
  expect((await harness.stored(order._id)).saga).toBe('closing');
  expect(harness.stock.count(order.lines[0]?.productID ?? '')).toMatchObject({ held: 1 });
  harness.payments.isMute = false;
  await harness.sweepAfter(2);
  expect([isTaken(), (await harness.stored(order._id)).saga]).toEqual([false, 'released']);
});

test('while the card provider is away, what is approved at PayPal is closed all the same', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const { _id: orderID } = await harness.placed(shopper, 'card');
  await harness.placed(shopper, 'paypal');
  const [card, paypal] = [harness.payments.get(`${orderID}_1`), harness.payments.get(`${orderID}_2`)];
  harness.payments.approved.add(paypal.paymentId);
  harness.payments.beforeClose = ({ provider }) => {
    if (provider === 'stripe') throw new ShopError({ code: 'payment-unknown' });
  };
  await cancel(shopper, { _id: orderID });
  expect([card.status, paypal.status, (await harness.stored(orderID)).saga]).toEqual([
    'open',
    'closed',
    'closing',
  ]);
  harness.payments.beforeClose = () => undefined;
  await harness.sweepAfter(2);
  expect([card.status, (await harness.stored(orderID)).saga]).toEqual(['closed', 'released']);
});

test('a closing that was left in the middle still knows whether it may take', async () => {
  const { shopper, order, isTaken } = await approved();
  touchCart(shopper);
  harness.payments.isMute = true;
  await harness.checkout(shopper);
  harness.payments.isMute = false;
  await harness.sweepAfter(2);
  expect([isTaken(), (await harness.stored(order._id)).saga]).toEqual([true, 'committed']);
});
