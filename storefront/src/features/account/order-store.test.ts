import type { Order } from '@shop/contracts/order';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '../../lib/toasts.ts';
import { setUser } from '../../lib/visitor.ts';
import { $openOrder, $orders, loadOrders, openOrder } from './order-store.ts';

const order = { _id: 'o1' } as Order;
const shop = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

beforeEach(() => {
  $toasts.set([]);
  $orders.set(null);
  setUser({ id: 'u1', userName: 'Aino', role: 'customer' });
});
afterEach(() => void vi.unstubAllGlobals());

test('a list that cannot be had is empty', async () => {
  shop(503, { success: false });
  await loadOrders();
  expect($orders.get()).toEqual([]);
});

test('an order opens with what it is now; details that cannot be had are none, and said', async () => {
  shop(200, { success: true, data: order });
  await openOrder('o1');
  expect($openOrder.get()).toEqual(order);
  shop(500, { success: false });
  await openOrder('o1');
  expect($openOrder.get()).toBeNull();
  expect($toasts.get().map(({ type, text }) => `${type}: ${text}`)).toEqual([
    'error: Failed to fetch order details',
  ]);
});
