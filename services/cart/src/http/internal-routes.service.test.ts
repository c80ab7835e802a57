import { cartLookupSchema, type CartLookup } from '@shop/contracts';
import { aProduct, aUser, someYarn } from '@shop/testing';
import { newId, type InsideUser } from '@shop/service-kit';
import { expect, test } from 'vitest';
import { setUpCartHarness } from '../../test/cart-harness.ts';

const harness = setUpCartHarness();

const apply = (user: InsideUser, orders: unknown) =>
  harness.api.asService('POST', `/internal/carts/${user.id}/apply`, { orders });

/** A user whose cart holds two jumpers and a ball of yarn, and what an order of it would say. */
async function aBuyer() {
  const user = aUser();
  const jumper = { productID: harness.sell(aProduct())._id, size: 'M', variant: 1, quantity: 2 };
  const yarn = { productID: harness.sell(someYarn())._id, size: 'ONE', variant: 1, quantity: 1 };
  for (const line of [jumper, yarn]) await harness.api.as(user)('POST', '/api/shop/cart/add', line);
  const { version: cartVersion } = await harness.stored(user);
  return { user, jumper, yarn, order: { orderID: newId(), cartVersion, lines: [jumper] } };
}

test('orders that were paid are taken out of the cart at once, and the answer is the cart', async () => {
  const { user, yarn, order } = await aBuyer();
  const otherOrder = { ...order, orderID: newId(), lines: [] };
  const { status, body } = await apply(user, [order, otherOrder]);
  const applied = [order.orderID, otherOrder.orderID].toSorted();
  expect([status, body.data]).toMatchObject([200, { version: 3, lines: [yarn] }]);
  // The marks are a set: the database keeps those of one write in an order of its own.
  const sorted = (cart: CartLookup) => ({ ...cart, applied: cart.applied.toSorted() });
  expect(sorted(cartLookupSchema.parse(body.data)).applied).toEqual(applied);
  expect(sorted(await harness.stored(user))).toEqual(sorted(cartLookupSchema.parse(body.data)));
});

test('an order that is applied again changes nothing, not even the version', async () => {
  const { user, jumper, order } = await aBuyer();
  const { body } = await apply(user, [order]);
  expect((await apply(user, [order])).body.data).toEqual(body.data);
  await harness.api.as(user)('POST', '/api/shop/cart/add', jumper);
  expect((await apply(user, [order])).body.data.lines).toContainEqual(expect.objectContaining(jumper));
});

test('a mark keeps the version of the cart that came of it, by which the books can be proved without clocks', async () => {
  const { user, order } = await aBuyer();
  await apply(user, [order]);
  const nobody = aUser();
  await apply(nobody, [order]);
  const carts = harness.database.connection.collection('carts');
  const kept = await carts
    .find({ _id: { $in: [user.id, nobody.id] } as never })
    .project({ appliedIn: 1, version: 1 })
    .toArray();
  const versions = new Set(kept.map(({ appliedIn, version }) => `${appliedIn[order.orderID]} of ${version}`));
  expect(versions).toEqual(new Set(['1 of 1', '3 of 3']));
});

test('twenty calls for two orders at the same moment take each out once', async () => {
  const { user, jumper, order } = await aBuyer();
  const lines = [{ ...jumper, quantity: 1 }];
  const orders = [
    { ...order, lines },
    { ...order, lines: [], orderID: newId() },
  ];
  await Promise.all(Array.from({ length: 20 }, () => apply(user, orders)));
  const { version, lines: remainingLines } = await harness.stored(user);
  expect([version, remainingLines[0]?.quantity]).toEqual([3, 1]);
});

test('a call without orders, or with too many or misshapen ones, is refused', async () => {
  const { user, order } = await aBuyer();
  const { cartVersion: _version, ...unversioned } = order;
  for (const orders of [
    [],
    undefined,
    Array(21).fill(order),
    [{ ...order, orderID: '$set' }],
    [unversioned],
  ]) {
    expect((await apply(user, orders)).status).toBe(400);
  }
  expect((await harness.stored(user)).applied).toEqual([]);
});

test('only another service applies orders', async () => {
  const { user, order } = await aBuyer();
  const path = `/internal/carts/${user.id}/apply`;
  expect((await harness.api.plain('POST', path, { orders: [order] })).status).toBe(401);
  expect((await harness.api.as(user)('POST', path, { orders: [order] })).status).toBe(401);
});
