import { newId } from '@shop/service-kit';
import { anAdmin } from '@shop/testing';
import { expect, test } from 'vitest';
import type { StoredProduct } from '../domain/product.ts';
import { foldLedgers } from './fold-ledgers.ts';
import { setUpCatalogHarness, setUpProducts, productFields } from '../../test/catalog-harness.ts';

const QUARTER_MS = 91 * 24 * 3_600_000;

const catalog = setUpCatalogHarness();
const products = setUpProducts(catalog);

const step = (name: string, body: { quantity: number; [field: string]: unknown }) =>
  catalog.api.asService('POST', `/internal/holds/${name}`, { sizes: { M: body.quantity }, ...body });

/** A product with ten pieces, of which an order was sold three. */
async function sold(): Promise<{ orderID: string; productID: string }> {
  const { body } = await catalog.api.as(anAdmin())(
    'POST',
    '/api/admin/product/add',
    productFields(products.images, { stock: 10 }),
  );
  const order = { orderID: newId(), productID: body.data._id as string };
  await step('reserve', { ...order, quantity: 3, generation: 1, buyer: newId() });
  await step('commit', { ...order, quantity: 3 });
  return order;
}

/** The product, whose books balance: stock and sales are what came, and the ledger says the same as the stock. */
async function balanced(productID: string): Promise<StoredProduct> {
  const product = (await products.model.findById(productID).lean<StoredProduct>()) as StoredProduct;
  const pieces = Object.values(product.sold).reduce((sum, { quantity }) => sum + quantity, 0);
  expect(product.stock + pieces + product.soldBefore).toBe(product.received);
  const moved = product.ledger.movements.reduce((sum, { change }) => sum + change, 0);
  expect(product.ledger.opening + moved).toBe(product.stock);
  return product;
}

test('sold pieces go back on sale once for each refund, however often it is asked for', async () => {
  const order = await sold();
  const back = { ...order, refundId: `${order.orderID}_r1`, quantity: 2 };
  const answers = await Promise.all([1, 2, 3, 4].map(() => step('return', back)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const product = await balanced(order.productID);
  expect([product.stock, product.sold[order.orderID]?.quantity]).toEqual([9, 1]);
  expect(product.ledger.movements.at(-1)).toMatchObject({
    change: 2,
    reason: 'refunded',
    orderID: order.orderID,
  });
  await step('return', { ...back, refundId: `${order.orderID}_r2`, quantity: 1 });
  expect((await balanced(order.productID)).stock).toBe(10);
  // The sale is still known: nothing of the order is reserved or sold again.
  await step('reserve', { ...order, quantity: 3, generation: 2, buyer: null });
  await step('commit', { ...order, quantity: 3 });
  expect((await balanced(order.productID)).stock).toBe(10);
});

test('pieces of a sale that was folded come back out of the sum, also while it is being folded', async () => {
  const order = await sold();
  const later = { ...catalog.deps, now: () => new Date(Date.now() + QUARTER_MS) };
  const back = (n: number) => step('return', { ...order, refundId: `${order.orderID}_r${n}`, quantity: 1 });
  await Promise.all([back(1), foldLedgers(later), back(1), back(2), foldLedgers(later)]);
  await back(1);
  await back(2);
  const product = await balanced(order.productID);
  expect([product.stock, product.soldBefore, product.sold]).toEqual([9, 1, {}]);
});

test('pieces that were never sold do not come back', async () => {
  const order = await sold();
  const back = { ...order, refundId: `${order.orderID}_r1`, quantity: 4 };
  expect((await step('return', back)).status).toBe(409);
  for (const wrong of [{ quantity: 0 }, { refundId: 'a.b' }, { refundId: '$x' }, { orderID: 'x' }])
    expect((await step('return', { ...back, ...wrong })).status).toBe(400);
  expect((await step('return', { ...back, productID: newId() })).status).toBe(409);
  expect((await balanced(order.productID)).stock).toBe(7);
});

test('pieces of a deleted product come back too, so that no refund waits for ever', async () => {
  const order = await sold();
  await catalog.api.as(anAdmin())('DELETE', `/api/admin/product/delete/${order.productID}`);
  const back = { ...order, refundId: `${order.orderID}_r1`, quantity: 3 };
  expect((await step('return', back)).status).toBe(200);
  expect((await balanced(order.productID)).stock).toBe(10);
});
