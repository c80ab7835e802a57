import { localDay } from '@shop/shop-rules';
import { aProduct, anAdmin, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);
const payments = { mobilepay: true, klarna: true };
const seenBy = (orderID: string, who = anAdmin()) =>
  harness.api.as(who)('GET', `/api/shop/purchase/order-details/${orderID}`);

test('Stripe’s page is asked to offer what the settings have switched on, credit last', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  harness.stock.set({ payments });
  try {
    const order = await harness.placed(shopper);
    expect(harness.payments.get(`${order._id}_1`).methods).toEqual(['card', 'mobilepay', 'klarna']);
  } finally {
    harness.stock.set({ payments: { mobilepay: false, klarna: false } });
  }
  const otherOrder = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  expect(harness.payments.get(`${otherOrder._id}_1`).methods).toEqual(['card']);
});

test.each([
  ['mobilepay', 'MobilePay'],
  ['klarna', 'Klarna'],
] as const)('an order, its receipt, its books and its refund say that %s has paid', async (method, label) => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const order = await harness.placed(shopper);
  expect(order.paymentMethod).toBe('card');
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'), { method });
  expect((await seenBy(order._id, shopper.user)).body.data.paymentMethod).toBe(method);
  await waitFor('the receipt', async () => (await harness.deps.receipts.ofOrder(order._id)).length === 1);
  const [receipt] = await harness.deps.receipts.ofOrder(order._id);
  expect(receipt?.paymentMethod).toBe(method);

  await scene.refund(order._id, { kind: 'whole', delivery: true });
  const { body } = await seenBy(order._id);
  expect(body.data.refunds).toMatchObject([{ paymentMethod: method }]);

  const day = localDay(receipt?.at ?? new Date(0));
  const csv = await harness.api.as(anAdmin())(
    'GET',
    `/api/admin/rest/orders/books.csv?from=${day}&to=${day}`,
  );
  expect(csv.body).toContain(`;${label};1;`);
});

test('money that the return page finds says what it was paid with, too', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const order = await harness.placed(shopper);
  Object.assign(harness.payments.turn(`${order._id}_1`, 'paid'), { method: 'klarna' });
  const call = harness.api.as(shopper.user);
  await call('POST', '/api/shop/purchase/look', { orderID: order._id });
  expect((await seenBy(order._id, shopper.user)).body.data.paymentMethod).toBe('klarna');
});
