import { orderConfirmed } from '@shop/events';
import { aProduct, aUser, sendEvent, someYarn, waitFor } from '@shop/testing';
import { newId, type InsideUser } from '@shop/service-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearOrderedLines } from '../src/use-cases/clear-ordered-lines.ts';
import { openCartRoom, type CartRoom } from './cart-room.ts';

let room: CartRoom;
beforeAll(async () => {
  room = await openCartRoom();
});
afterAll(() => room.close());

const jumpers = async (user: InsideUser, quantity: number, size = 'M') => {
  const jumper = room.sell(aProduct());
  const line = { productID: jumper._id, size, variant: 1, quantity };
  await room.door.as(user)('POST', '/api/shop/cart/add', line);
  return line;
};

/** Confirms an order as order's relay tells of it, and waits for the acknowledgement. */
const confirm = async (user: InsideUser, lines: object[], orderID = newId()) => {
  const eventId = await sendEvent(orderConfirmed, { orderID, userID: user.id, lines }, room.config);
  await waitFor('the acknowledgement', () => room.acknowledged.includes(eventId));
  return orderID;
};

test('what was paid for leaves the cart', async () => {
  const user = aUser();
  const line = await jumpers(user, 2);
  await confirm(user, [line]);
  expect((await room.stored(user)).lines).toEqual([]);
});

test('what was added after the order stays', async () => {
  const user = aUser();
  const line = await jumpers(user, 2);
  await room.door.as(user)('POST', '/api/shop/cart/add', { ...line, quantity: 3 });
  await room.door.as(user)('POST', '/api/shop/cart/add', { productID: room.sell(someYarn())._id });
  await confirm(user, [line]);
  expect((await room.stored(user)).lines).toMatchObject([
    { ...line, quantity: 3 },
    { size: 'ONE', quantity: 1 },
  ]);
});

test('an event that is delivered twice clears once', async () => {
  const user = aUser();
  const line = await jumpers(user, 2);
  const orderID = await confirm(user, [line]);
  await room.door.as(user)('POST', '/api/shop/cart/add', { ...line, quantity: 2 });
  await confirm(user, [line], orderID);
  expect((await room.stored(user)).lines).toMatchObject([{ ...line, quantity: 2 }]);
});

test('two processes that take the same event clear once', async () => {
  const user = aUser();
  const line = await jumpers(user, 5);
  const order = { orderID: newId(), userID: user.id, lines: [{ ...line, quantity: 2 }] };
  await Promise.all([clearOrderedLines(room.deps, order), clearOrderedLines(room.deps, order)]);
  expect((await room.stored(user)).lines).toMatchObject([{ quantity: 3 }]);
});

test('an order of somebody who has no cart is noted and acknowledged', async () => {
  const user = aUser();
  const line = { productID: newId(), size: 'M', variant: 1, quantity: 1 };
  await confirm(user, [line]);
  expect(await room.stored(user)).toEqual({ version: 1, lines: [] });
});

test('an event that came just before a crash is applied when it is sent again', async () => {
  const user = aUser();
  const line = await jumpers(user, 1);
  const orderID = newId();
  // The effect was stored, the acknowledgement was not: order sends the event anew.
  await clearOrderedLines(room.deps, { orderID, userID: user.id, lines: [line] });
  await room.door.as(user)('POST', '/api/shop/cart/add', line);
  await confirm(user, [line], orderID);
  expect((await room.stored(user)).lines).toMatchObject([{ quantity: 1 }]);
});

test('marks of orders are dropped after thirty days, in the same write as the next', async () => {
  const user = aUser();
  const day = 24 * 3_600_000;
  const at = (days: number) => ({ ...room.deps, now: () => new Date(Date.now() - days * day) });
  const [old, recent, next] = [newId(), newId(), newId()];
  await clearOrderedLines(at(31), { orderID: old, userID: user.id, lines: [] });
  await clearOrderedLines(at(29), { orderID: recent, userID: user.id, lines: [] });
  await clearOrderedLines(room.deps, { orderID: next, userID: user.id, lines: [] });
  const document = await room.database.connection.model('Cart').findById(user.id).lean<{
    applied: object;
    appliedBefore: number;
  }>();
  expect(Object.keys(document?.applied ?? {})).toEqual([recent, next]);
  expect(document?.appliedBefore).toBe(1);
});
