import type { Order } from '@shop/contracts/order';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '../../lib/toasts/toasts.ts';
import { setUser } from '../../lib/api/visitor.ts';
import { reviews } from '../../texts/fi/reviews.ts';
import {
  $openOrder,
  $orders,
  cancelPaidOrder,
  closeOrder,
  endReminder,
  loadOrders,
  openOrder,
} from './order-store.ts';

const order = { _id: 'o1' } as Order;
const shop = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

beforeEach(() => {
  $toasts.set([]);
  $orders.set(null);
  closeOrder();
  setUser({ id: 'u1', userName: 'Aino', role: 'customer' });
});
afterEach(() => void vi.unstubAllGlobals());

test('a list that cannot be had is empty [spec-133]', async () => {
  shop(503, { success: false });
  await loadOrders();
  expect($orders.get()).toEqual([]);
});

test('an order opens with what it is now; details that cannot be had are none, and said [spec-133]', async () => {
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

/** Answers for this order once released. */
function slowOf(id: string): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith(`/order-details/${id}`)) await released;
    if (path.includes('/order-list/')) return Response.json({ success: true, data: [] });
    return Response.json({ success: true, data: { _id: path.split('/').at(-1) } });
  });
  return release;
}

test('of two opened orders the later one stays, whichever answer comes first', async () => {
  const release = slowOf('o1');
  const first = openOrder('o1');
  await openOrder('o2');
  release();
  await first;
  expect($openOrder.get()?._id).toBe('o2');
});

test('a summary that was closed stays closed, whatever comes afterwards', async () => {
  const release = slowOf('o1');
  const opened = openOrder('o1');
  closeOrder();
  release();
  await opened;
  expect($openOrder.get()).toBeNull();
  await openOrder('o2');
  const cancelled = cancelPaidOrder('o2');
  closeOrder();
  await cancelled;
  expect($openOrder.get()).toBeNull();
});

test('a reminder taken back is said, and the open order is read again', async () => {
  shop(200, { success: true, data: { ...order, reviewReminder: true } });
  await openOrder('o1');
  shop(200, { success: true, data: order, message: 'Emme muistuta tämän tilauksen arvostelusta.' });
  await endReminder('o1');
  expect($openOrder.get()).toEqual(order);
  shop(503, { success: false });
  await endReminder('o1');
  expect($toasts.get().map(({ type, text }) => `${type}: ${text}`)).toContain(
    `error: ${reviews.reminder.ofOrder.failed}`,
  );
});
