import { cartLookupSchema, type CartLookup } from '@shop/contracts';
import { aProduct, aUser, someYarn } from '@shop/testing';
import { newId, type InternalUser } from '@shop/service-kit';
import { expect, test } from 'vitest';
import { setUpCartHarness } from '../../test/cart-harness.ts';

const harness = setUpCartHarness();

const apply = (user: InternalUser, orders: unknown) =>
  harness.api.asService('POST', `/internal/carts/${user.id}/apply`, { orders });

/** A user with two jumpers and a ball of yarn in the cart, and a paid order for the jumpers. */
async function aBuyer() {
  const user = aUser();
  const jumper = { productID: harness.sell(aProduct())._id, size: 'M', variant: 1, quantity: 2 };
  const yarn = { productID: harness.sell(someYarn())._id, size: 'ONE', variant: 1, quantity: 1 };
  for (const line of [jumper, yarn]) await harness.api.as(user)('POST', '/api/shop/cart/add', line);
  const { version: cartVersion } = await harness.stored(user);
  return { user, jumper, yarn, order: { orderID: newId(), cartVersion, lines: [jumper] } };
}

test('paid orders are taken out of the cart in one call, and the answer is the cart', async () => {
  const { user, yarn, order } = await aBuyer();
  const otherOrder = { ...order, orderID: newId(), lines: [] };
  const { status, body } = await apply(user, [order, otherOrder]);
  const applied = [order.orderID, otherOrder.orderID].toSorted();
  expect([status, body.data]).toMatchObject([200, { version: 3, lines: [yarn] }]);
  // Applied orders are a set; the database stores those of one write in any order.
  const sorted = (cart: CartLookup) => ({ ...cart, applied: cart.applied.toSorted() });
  expect(sorted(cartLookupSchema.parse(body.data)).applied).toEqual(applied);
  expect(sorted(await harness.stored(user))).toEqual(sorted(cartLookupSchema.parse(body.data)));
});

test('applying an order again changes nothing, not even the version', async () => {
  const { user, jumper, order } = await aBuyer();
  const { body } = await apply(user, [order]);
  expect((await apply(user, [order])).body.data).toEqual(body.data);
  await harness.api.as(user)('POST', '/api/shop/cart/add', jumper);
  expect((await apply(user, [order])).body.data.lines).toContainEqual(expect.objectContaining(jumper));
});

test('an applied order keeps the cart version that it produced, so that reconciliation needs no clocks', async () => {
  const { user, order } = await aBuyer();
  await apply(user, [order]);
  const newUser = aUser();
  await apply(newUser, [order]);
  const carts = harness.database.connection.collection('carts');
  const stored = await carts
    .find({ _id: { $in: [user.id, newUser.id] } as never })
    .project({ appliedIn: 1, version: 1 })
    .toArray();
  const versions = new Set(
    stored.map(({ appliedIn, version }) => `${appliedIn[order.orderID]} of ${version}`),
  );
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
