import { accountClosed } from '@shop/events';
import { newId } from '@shop/service-kit';
import { aProduct, aUser, sendEvent, waitFor } from '@shop/testing';
import { beforeEach, expect, test } from 'vitest';
import { setUpCartHarness } from './cart-harness.ts';

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

test('the cart of an account that is gone goes, and nobody else’s', async () => {
  const [gone, stays] = [await aCustomer(), await aCustomer()];
  await heard(await close(gone.id));
  expect([await carts(gone.id), await carts(stays.id)]).toEqual([0, 1]);
});

test('an end that is delivered twice, and that of somebody without a cart, are acknowledged', async () => {
  const gone = await aCustomer();
  for (const userID of [gone.id, gone.id, newId()]) await heard(await close(userID));
  expect(await carts(gone.id)).toBe(0);
});

test('an end that came just before a crash is acknowledged when account sends it again', async () => {
  const gone = await aCustomer();
  // The effect was stored, the acknowledgement was not.
  await harness.deps.carts.remove(gone.id);
  await heard(await close(gone.id));
  expect(await carts(gone.id)).toBe(0);
});
