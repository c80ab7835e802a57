import { newId } from '@shop/service-kit';
import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { endStrayHolds } from '../src/sweepers/stray-holds.ts';
import { setUpOrderHarness } from './order-harness.ts';

const harness = setUpOrderHarness();

/** An order of two of ten pieces. */
async function anOrderOfTwo() {
  const { _id: productID } = harness.stock.put(aProduct());
  const { _id: orderID } = await harness.placed(harness.shopper([aProduct({ _id: productID })], 2));
  return { productID, orderID, count: () => harness.stock.count(productID) };
}

test('holds of an order that was closed, and of one that nobody knows, go back on sale once', async () => {
  const { productID, orderID, count } = await anOrderOfTwo();
  await harness.sweepAfter(34);
  expect(await harness.stored(orderID)).toMatchObject({ saga: 'released' });
  harness.stock.plantHold(productID, orderID, 2);
  harness.stock.plantHold(productID, newId(), 3);
  expect(count()).toEqual({ stock: 5, held: 5, sold: 0 });
  await Promise.all([endStrayHolds(harness.deps), endStrayHolds(harness.deps)]);
  expect(count()).toEqual({ stock: 10, held: 0, sold: 0 });
});

test('a hold of an order that is paid and finished becomes the sale that it should be', async () => {
  const { productID, orderID, count } = await anOrderOfTwo();
  await harness.report(harness.payments.turn(`${orderID}_1`, 'paid'));
  await harness.sweepAfter(2);
  expect(count()).toEqual({ stock: 8, held: 0, sold: 2 });
  harness.stock.plantHold(productID, orderID, 2);
  expect(count()).toEqual({ stock: 8, held: 2, sold: 0 });
  await endStrayHolds(harness.deps);
  expect(count()).toEqual({ stock: 8, held: 0, sold: 2 });
});

test('an order that can still be paid keeps what it holds', async () => {
  const { count } = await anOrderOfTwo();
  await endStrayHolds(harness.deps);
  expect(count()).toEqual({ stock: 8, held: 2, sold: 0 });
});
