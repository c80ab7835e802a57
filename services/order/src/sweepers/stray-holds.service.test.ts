import { newId, ShopError } from '@shop/service-kit';
import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { endOrphanedHolds } from './stray-holds.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();

/** An order of two of ten pieces. */
async function anOrderOfTwo() {
  const { _id: productID } = harness.stock.put(aProduct());
  const { _id: orderID } = await harness.placed(harness.shopper([aProduct({ _id: productID })], 2));
  return { productID, orderID, count: () => harness.stock.count(productID) };
}

test('holds of closed and unknown orders are released once', async () => {
  const { productID, orderID, count } = await anOrderOfTwo();
  await harness.sweepAfter(34);
  expect(await harness.stored(orderID)).toMatchObject({ saga: 'released' });
  harness.stock.plantHold(productID, orderID, 2);
  harness.stock.plantHold(productID, newId(), 3);
  expect(count()).toEqual({ stock: 5, held: 5, sold: 0 });
  await Promise.all([endOrphanedHolds(harness.deps), endOrphanedHolds(harness.deps)]);
  expect(count()).toEqual({ stock: 10, held: 0, sold: 0 });
});

test('a hold of an order that is paid and finished becomes the sale that it should be', async () => {
  const { productID, orderID, count } = await anOrderOfTwo();
  await harness.report(harness.payments.turn(`${orderID}_1`, 'paid'));
  await harness.sweepAfter(2);
  expect(count()).toEqual({ stock: 8, held: 0, sold: 2 });
  harness.stock.plantHold(productID, orderID, 2);
  expect(count()).toEqual({ stock: 8, held: 2, sold: 0 });
  await endOrphanedHolds(harness.deps);
  expect(count()).toEqual({ stock: 8, held: 0, sold: 2 });
});

test('an order that can still be paid keeps what it holds', async () => {
  const { count } = await anOrderOfTwo();
  await endOrphanedHolds(harness.deps);
  expect(count()).toEqual({ stock: 8, held: 2, sold: 0 });
});

test('a stray hold whose end is refused keeps no other one, and is ended by the next round', async () => {
  const productIDs = [1, 2, 3].map(() => harness.stock.put(aProduct())._id);
  for (const productID of productIDs) harness.stock.plantHold(productID, newId(), 1);
  const held = () => productIDs.filter((productID) => harness.stock.count(productID).held > 0);
  const { catalog } = harness.deps;
  const [refused] = productIDs;
  const release: typeof catalog.release = async (input) => {
    if (input.productID === refused) throw new ShopError({ code: 'invalid-input' });
    return catalog.release(input);
  };
  await endOrphanedHolds({ ...harness.deps, catalog: { ...catalog, release } });
  expect(held()).toEqual([refused]);
  await endOrphanedHolds(harness.deps);
  expect(held()).toEqual([]);
});
