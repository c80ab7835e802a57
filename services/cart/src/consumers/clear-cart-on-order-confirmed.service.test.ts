import { orderConfirmed } from '@shop/events';
import { aProduct, aUser, sendEvent, someYarn, waitFor } from '@shop/testing';
import { newId, type InternalUser } from '@shop/service-kit';
import { expect, test, vi } from 'vitest';
import { clearCart } from '../use-cases/clear-cart.ts';
import { setUpCartHarness } from '../../test/cart-harness.ts';

const harness = setUpCartHarness();

const jumpers = async (user: InternalUser, quantity: number, size = 'M') => {
  const jumper = harness.sell(aProduct());
  const line = { productID: jumper._id, size, variant: 1, quantity };
  await harness.api.as(user)('POST', '/api/shop/cart/add', line);
  return line;
};

const DAY_MS = 24 * 3_600_000;
/** No line has come into a test's cart after it. */
const LATEST = 1_000;

/** Publishes a confirmation as order's relay does, and waits for the acknowledgement. */
const confirm = async (user: InternalUser, lines: object[], orderID = newId(), cartVersion = LATEST) => {
  const order = { orderID, userID: user.id, cartVersion, lines };
  const eventId = await sendEvent(orderConfirmed, order, harness.config);
  await waitFor('the acknowledgement', () => harness.acknowledged.includes(eventId));
  return orderID;
};

test('paid lines leave the cart [spec-95]', async () => {
  const user = aUser();
  const line = await jumpers(user, 2);
  await confirm(user, [line]);
  expect((await harness.stored(user)).lines).toEqual([]);
});

test('a thing in one model that got a new photograph before it was ordered leaves the cart when it is paid', async () => {
  const user = aUser();
  const [before, after, otherImage] = ['before', 'after', 'other'].map((name) => `/uploads/${name}/1200.jpg`);
  const cap = harness.sell(aProduct({ images: [before] as string[] }));
  const line = { productID: cap._id, size: 'M', variant: 1, quantity: 2 };
  await harness.api.as(user)('POST', '/api/shop/cart/add', line);
  const { version: cartVersion } = await harness.stored(user);
  await confirm(user, [{ ...line, image: after }], newId(), cartVersion);
  expect((await harness.stored(user)).lines).toEqual([]);
  // Of several models one that is gone is none of the others.
  const bag = harness.sell(aProduct({ images: [before, otherImage] as string[] }));
  const red = { ...line, productID: bag._id };
  await harness.api.as(user)('POST', '/api/shop/cart/add', red);
  await confirm(user, [{ ...red, image: otherImage }], newId());
  expect((await harness.stored(user)).lines).toMatchObject([red]);
});

test('lines added after the order stay', async () => {
  const user = aUser();
  const line = await jumpers(user, 2);
  await harness.api.as(user)('POST', '/api/shop/cart/add', { ...line, quantity: 3 });
  await harness.api.as(user)('POST', '/api/shop/cart/add', { productID: harness.sell(someYarn())._id });
  await confirm(user, [line]);
  expect((await harness.stored(user)).lines).toMatchObject([
    { ...line, quantity: 3 },
    { size: 'ONE', quantity: 1 },
  ]);
});

test('an event that is delivered twice clears once', async () => {
  const user = aUser();
  const line = await jumpers(user, 2);
  const orderID = await confirm(user, [line]);
  await harness.api.as(user)('POST', '/api/shop/cart/add', { ...line, quantity: 2 });
  await confirm(user, [line], orderID);
  expect((await harness.stored(user)).lines).toMatchObject([{ ...line, quantity: 2 }]);
});

test('two processes that take the same event clear once', async () => {
  const user = aUser();
  const line = await jumpers(user, 5);
  const orders = [{ orderID: newId(), cartVersion: LATEST, lines: [{ ...line, quantity: 2 }] }];
  // A store of its own each, as processes have.
  const another = () => ({ ...harness.deps, carts: { ...harness.deps.carts } });
  await Promise.all([1, 2].map(() => clearCart(another(), user.id, orders)));
  expect((await harness.stored(user)).lines).toMatchObject([{ quantity: 3 }]);
});

test('the event and the call of order that come together read and write the cart once', async () => {
  const user = aUser();
  const line = await jumpers(user, 5);
  const orders = [{ orderID: newId(), cartVersion: LATEST, lines: [{ ...line, quantity: 2 }] }];
  const { carts } = harness.deps;
  const calls = [vi.spyOn(carts, 'find'), vi.spyOn(carts, 'save')];
  const both = await Promise.all([1, 2].map(() => clearCart(harness.deps, user.id, orders)));
  expect(calls.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  vi.restoreAllMocks();
  expect(both[0]).toEqual(both[1]);
  expect((await harness.stored(user)).lines).toMatchObject([{ quantity: 3 }]);
});

test('an order of a user without a cart is noted and acknowledged', async () => {
  const user = aUser();
  const line = { productID: newId(), size: 'M', variant: 1, quantity: 1 };
  const orderID = await confirm(user, [line]);
  expect(await harness.stored(user)).toEqual({
    version: 1,
    lines: [],
    applied: [orderID],
    appliedIn: { [orderID]: 1 },
  });
});

test('an event that came just before a crash is applied when it is sent again', async () => {
  const user = aUser();
  const line = await jumpers(user, 1);
  const orderID = newId();
  // The effect was stored, the acknowledgement was not: order sends the event again.
  await clearCart(harness.deps, user.id, [{ orderID, cartVersion: LATEST, lines: [line] }]);
  await harness.api.as(user)('POST', '/api/shop/cart/add', line);
  await confirm(user, [line], orderID);
  expect((await harness.stored(user)).lines).toMatchObject([{ quantity: 1 }]);
});

test('a line that was removed and added again is not what was paid for', async () => {
  const user = aUser();
  const line = await jumpers(user, 2);
  const { version: cartVersion } = await harness.stored(user);
  await harness.api.as(user)('DELETE', `/api/shop/cart/${user.id}/${line.productID}`);
  await harness.api.as(user)('POST', '/api/shop/cart/add', { ...line, quantity: 2 });
  await confirm(user, [line], newId(), cartVersion);
  expect((await harness.stored(user)).lines).toMatchObject([line]);
});

test('more of a line that was ordered is still that line', async () => {
  const user = aUser();
  const line = await jumpers(user, 2);
  const { version: cartVersion } = await harness.stored(user);
  await harness.api.as(user)('PUT', '/api/shop/cart/update', { ...line, quantity: 5 });
  await confirm(user, [line], newId(), cartVersion);
  expect((await harness.stored(user)).lines).toMatchObject([{ ...line, quantity: 3 }]);
});

test('a mark is never dropped, so an event that is replayed after years changes nothing', async () => {
  const user = aUser();
  const [old, next] = [newId(), newId()];
  const aged = { ...harness.deps, now: () => new Date(Date.now() - 1_000 * DAY_MS) };
  const line = await jumpers(user, 2);
  await clearCart(aged, user.id, [{ orderID: old, cartVersion: LATEST, lines: [] }]);
  await clearCart(harness.deps, user.id, [{ orderID: next, cartVersion: LATEST, lines: [] }]);
  await confirm(user, [line], old);
  expect(await harness.stored(user)).toMatchObject({
    lines: [line],
    applied: [old, next],
  });
});
