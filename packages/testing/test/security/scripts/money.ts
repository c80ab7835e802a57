import { expect } from 'vitest';
import { decide, type Client } from '../../../src/http-client.ts';
import type { DemoShop } from '../demo-shop.ts';
import type { ProductionShop } from '../production-shop.ts';

const detailsOf = async (client: Client, orderID: string) =>
  (await client.call('GET', `/api/shop/purchase/order-details/${orderID}`)).body.data;

/** Prices, sums and states in a request body are ignored. */
export async function ownPrices(_shop: ProductionShop, { buyer }: DemoShop): Promise<void> {
  const { customer, addressID, add, productID } = await buyer();
  await add();
  const { status, body } = await customer.call('POST', '/api/shop/purchase/stripe-checkout', {
    userID: customer.id,
    cartItems: [{ productID, quantity: 1, size: 'ONE', variant: 1, price: 0.01, salePrice: 0.01 }],
    address: { addressID },
    totalAmount: 0.01,
    deliveryPrice: -100,
    paymentStatus: 'paid',
    orderStatus: 'confirmed',
    paidBy: 'x',
  });
  expect(status).toBe(201);
  const order = await detailsOf(customer, body.orderID as string);
  expect(order).toMatchObject({ paymentStatus: 'pending', cartItems: [{ price: '45.50', quantity: 1 }] });
  expect(order.totalAmount).toBeGreaterThanOrEqual(45.5);
  expect(order.orderStatus).not.toBe('confirmed');
}

/** Returning from the provider without paying confirms nothing; after payment the same call confirms. */
export async function unpaidIsUnpaid(_shop: ProductionShop, { buyer }: DemoShop): Promise<void> {
  const { customer, add, checkOut } = await buyer();
  await add();
  const { orderID, payUrl } = await checkOut('paypal');
  const paymentId = payUrl.split('/').at(-1);
  const done = (payerId: string | null) =>
    customer.call('POST', '/api/shop/purchase/done', { orderID, paymentId, payerId });
  expect((await done('PAYER1')).body.data).toMatchObject({
    paymentStatus: 'pending',
    orderStatus: 'pending',
  });
  expect(await detailsOf(customer, orderID)).toMatchObject({ paymentStatus: 'pending' });
  const { searchParams: back } = await decide(customer, payUrl, 'approve');
  expect(back.get('token')).toBe(paymentId);
  expect(await done(back.get('PayerID'))).toMatchObject({ status: 200, body: { success: true } });
  expect(await detailsOf(customer, orderID)).toMatchObject({
    paymentStatus: 'paid',
    orderStatus: 'confirmed',
  });
}

/** Of five buyers who order two pieces at the same moment, two succeed. */
export async function soldOnce(_shop: ProductionShop, { buyer, another }: DemoShop): Promise<void> {
  const first = await buyer(2);
  const others = await Promise.all([1, 2, 3, 4].map(() => another(first.productID)));
  const all = [first, ...others];
  for (const { add } of all) await add();
  const ended = await Promise.allSettled(all.map(({ checkOut }) => checkOut('stripe')));
  const refused = ended.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason.message)] : [],
  );
  expect(refused).toEqual(['409: out-of-stock', '409: out-of-stock', '409: out-of-stock']);
}

/** One buyer has ten checkouts a minute; others are not affected. */
export async function fewCheckouts(_shop: ProductionShop, { buyer, another }: DemoShop): Promise<void> {
  const { productID, ...eager } = await buyer();
  const otherBuyer = await another(productID);
  for (const { add } of [eager, otherBuyer]) await add();
  const order = (who: typeof otherBuyer) =>
    who.customer.call('POST', '/api/shop/purchase/stripe-checkout', {
      userID: who.customer.id,
      address: { addressID: who.addressID },
    });
  for (let count = 0; count < 10; count += 1) expect((await order(eager)).status).toBeOneOf([200, 201]);
  const { status, headers, body } = await order(eager);
  expect([status, Number(headers.get('retry-after')) > 0, body.code]).toEqual([
    429,
    true,
    'too-many-requests',
  ]);
  // Both providers share the limit.
  const byPayPal = { userID: eager.customer.id, address: { addressID: eager.addressID } };
  expect((await eager.customer.call('POST', '/api/shop/purchase/create', byPayPal)).status).toBe(429);
  expect((await eager.customer.call('GET', `/api/shop/cart/get/${eager.customer.id}`)).status).toBe(200);
  expect((await order(otherBuyer)).status).toBe(201);
}
