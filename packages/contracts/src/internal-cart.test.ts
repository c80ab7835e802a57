import { expect, test } from 'vitest';
import { MAX_CART_LINES } from './cart.ts';
import { applyOrdersSchema, MAX_ORDERS_APPLIED } from './internal-cart.ts';
import { uploadUrl } from '@shop/shop-rules/picture';

/** What a service takes in one call, in bytes. */
const BODY_BYTES = 100 * 1024;

const id = 'f'.repeat(24);
const ordered = { orderID: id, cartVersion: 999_999 };

test('all orders of one call to the cart fit into its body, however long they are', () => {
  const line = {
    productID: id,
    size: 'XXXXXXXXXXXX',
    variant: 10,
    image: uploadUrl(id),
    quantity: 999,
  };
  const order = {
    ...ordered,
    lines: Array.from({ length: MAX_CART_LINES }, () => line),
  };
  const body = applyOrdersSchema.parse({ orders: Array.from({ length: MAX_ORDERS_APPLIED }, () => order) });
  expect(JSON.stringify(body).length).toBeLessThan(BODY_BYTES);
});

test('a call with more orders than the limit is refused', () => {
  const order = { ...ordered, lines: [{ productID: id, size: 'M', variant: 1, quantity: 1 }] };
  const isTaken = (length: number) =>
    applyOrdersSchema.safeParse({ orders: Array.from({ length }, () => order) }).success;
  expect([MAX_ORDERS_APPLIED, MAX_ORDERS_APPLIED + 1].map(isTaken)).toEqual([true, false]);
});
