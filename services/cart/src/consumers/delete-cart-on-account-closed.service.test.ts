import { accountClosed, orderConfirmed } from '@shop/events';
import { newId } from '@shop/service-kit';
import { aProduct, aUser, sendEvent, waitFor } from '@shop/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { setUpCartHarness } from '../../test/cart-harness.ts';

const harness = setUpCartHarness();
beforeEach(() => {
  harness.account.away = false;
});

const close = (userID: string) => sendEvent(accountClosed, { userID }, harness.config);
const heard = (eventId: string) =>
  waitFor('the acknowledgement', () => harness.acknowledged.includes(eventId));
async function aCustomer() {
  const user = aUser();
  const jumper = harness.sell(aProduct());
  const line = { productID: jumper._id, size: 'M', variant: 1, quantity: 1 };
  await harness.api.as(user)('POST', '/api/shop/cart/add', line);
  return user;
}
const carts = (userID: string) =>
  harness.database.connection.collection('carts').countDocuments({ _id: userID as never });

test('the cart of a closed account is deleted, and no other', async () => {
  const [closedUser, stays] = [await aCustomer(), await aCustomer()];
  await heard(await close(closedUser.id));
  expect([await carts(closedUser.id), await carts(stays.id)]).toEqual([0, 1]);
});

test('a repeated account closure, and one without a cart, are acknowledged', async () => {
  const closedUser = await aCustomer();
  for (const userID of [closedUser.id, closedUser.id, newId()]) await heard(await close(userID));
  expect(await carts(closedUser.id)).toBe(0);
});

test('an account closure just before a crash is acknowledged when account sends it again', async () => {
  const closedUser = await aCustomer();
  // The effect was stored, the acknowledgement was not.
  await harness.deps.carts.remove(closedUser.id);
  await heard(await close(closedUser.id));
  expect(await carts(closedUser.id)).toBe(0);
});

test.each([
  ['has a cart already', aCustomer],
  ['never had one', async () => aUser()],
])('lines that a user who %s adds while the account closes are not kept', async (_what, newUser) => {
  const closedUser = await newUser();
  const jumper = harness.sell(aProduct());
  const { lookup } = harness.deps.catalog;
  vi.spyOn(harness.deps.catalog, 'lookup').mockImplementationOnce(async (...asked) => {
    const answer = await lookup(...asked);
    await heard(await close(closedUser.id));
    return answer;
  });
  const line = { productID: jumper._id, size: 'M', variant: 1, quantity: 1 };
  expect((await harness.api.as(closedUser)('POST', '/api/shop/cart/add', line)).status).toBe(201);
  expect(await carts(closedUser.id)).toBe(0);
});

test('an order that is confirmed after its buyer’s account has closed brings no cart back', async () => {
  const closedUser = await aCustomer();
  await heard(await close(closedUser.id));
  const order = { orderID: newId(), userID: closedUser.id, cartVersion: 1, lines: [] };
  await heard(await sendEvent(orderConfirmed, order, harness.config));
  expect(await carts(closedUser.id)).toBe(0);
});
