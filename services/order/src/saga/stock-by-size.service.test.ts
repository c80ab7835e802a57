import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { piece, refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

/** A dress of which S is ordered, its first size. */
const aDress = (pieces: Record<string, number>) =>
  harness.stock.put(
    aProduct({
      sizes: Object.keys(pieces),
      pieces,
      stock: Object.values(pieces).reduce((sum, n) => sum + n, 0),
    }),
  );

test('a sold-out size is refused before anything is held, however many there are of the others', async () => {
  const dress = aDress({ S: 0, M: 9 });
  const shopper = harness.shopper([dress]);
  const { status, body } = await harness.checkout(shopper);
  expect([status, body.code]).toEqual([409, 'out-of-stock']);
  expect(await harness.openOrders(shopper)).toEqual([]);
  expect(harness.stock.count(dress._id)).toEqual({ stock: 9, held: 0, sold: 0 });
});

test('of two buyers for the last piece of a size one gets it [spec-179]', async () => {
  const dress = aDress({ S: 1, M: 9 });
  const shoppers = [harness.shopper([dress]), harness.shopper([dress])];
  const answers = await Promise.all(shoppers.map((shopper) => harness.checkout(shopper)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(harness.stock.piecesOf(dress._id)).toEqual({ S: 0, M: 9 });
});

test('unpaid and refunded pieces return to their size', async () => {
  const dress = aDress({ S: 3, M: 1 });
  const shopper = harness.shopper([dress], 2);
  const unpaid = await harness.placed(shopper);
  expect(harness.stock.piecesOf(dress._id)).toEqual({ S: 1, M: 1 });
  await harness.api.as(shopper.user)('POST', '/api/shop/purchase/cancel', { orderID: unpaid._id });
  expect(harness.stock.piecesOf(dress._id)).toEqual({ S: 3, M: 1 });
  const order = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  await scene.refund(order._id, {
    kind: 'lines',
    lines: [piece(dress._id, 1, 'S')],
    restock: true,
  });
  expect(harness.stock.piecesOf(dress._id)).toEqual({ S: 2, M: 1 });
  expect(harness.stock.count(dress._id)).toEqual({ stock: 3, held: 0, sold: 1 });
});
