import { aProduct } from '@shop/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openOrderRoom, type OrderRoom } from './order-room.ts';

let room: OrderRoom;
beforeAll(async () => {
  room = await openOrderRoom();
});
afterEach(() => room.shelf.assertWhole());
afterAll(() => room.close());

test('money that does not match leaves the order to a person at once, its stock held', async () => {
  const jumper = room.shelf.put(aProduct());
  const order = await room.placed(room.shopper([jumper], 2));
  const payment = room.desk.turn(`${order._id}_1`, 'review');
  await room.reportMismatch(payment);
  const held = await room.stored(order._id);
  expect(held).toMatchObject({
    orderStatus: 'pending',
    paymentStatus: 'review',
    saga: 'held',
    paidBy: null,
    review: { [payment.paymentId]: { reason: 'mismatch', amountCents: order.totalCents } },
  });
  expect(room.shelf.count(jumper._id)).toEqual({ stock: 8, held: 2, sold: 0 });
  await room.reportMismatch(payment);
  expect(await room.stored(order._id)).toEqual(held);
  await room.sweepAfter(60);
  expect((await room.stored(order._id)).saga).toBe('held');
});

test('money that does not match and comes after the order ended is noted, and its stock stays free', async () => {
  const jumper = room.shelf.put(aProduct());
  const order = await room.placed(room.shopper([jumper]));
  await room.sweepAfter(34);
  await room.reportMismatch(room.desk.turn(`${order._id}_1`, 'review'));
  expect(await room.stored(order._id)).toMatchObject({ paymentStatus: 'review', saga: 'released' });
  expect(room.shelf.count(jumper._id)).toEqual({ stock: 10, held: 0, sold: 0 });
});
