import { expect, test } from 'vitest';
import { MAX_CART_LINES } from './cart.ts';
import { applyOrdersSchema, MAX_ORDERS_APPLIED } from './internal-cart.ts';
import { uploadUrl } from './picture.ts';

/** What a service takes in one call, in bytes. */
const BODY_BYTES = 100 * 1024;

test('as many orders as are told the cart at once fit into one call, however long they are', () => {
  const id = 'f'.repeat(24);
  const line = {
    productID: id,
    size: 'XXXXXXXXXXXX',
    variant: 10,
    image: uploadUrl(id),
    quantity: 999,
  };
  const order = {
    orderID: id,
    cartVersion: 999_999,
    lines: Array.from({ length: MAX_CART_LINES }, () => line),
  };
  const body = applyOrdersSchema.parse({ orders: Array.from({ length: MAX_ORDERS_APPLIED }, () => order) });
  expect(JSON.stringify(body).length).toBeLessThan(BODY_BYTES);
});
