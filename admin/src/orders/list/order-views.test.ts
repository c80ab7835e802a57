import { packingStates } from '@shop/shop-rules/order-status';
import { expect, test } from 'vitest';
import { orderViewPath, orderViews, viewOf } from './order-views.ts';

test('a filter is known as its view, also with a search and in another order', () => {
  expect(viewOf({})).toBe('all');
  expect(viewOf({ q: 'aino' })).toBe('all');
  expect(viewOf({ packing: 'ready' })).toBe('toPack');
  expect(viewOf({ q: 'aino', paymentStatus: ['failed'], paymentCancelled: true })).toBe('cancelled');
  expect(viewOf({ packing: 'ready', orderStatus: ['inProcess'] })).toBeUndefined();
  expect(viewOf({ orderStatus: ['inProcess', 'confirmed'] })).toBeUndefined();
  expect(viewOf({ orderStatus: ['inProcess'] })).toBeUndefined();
  expect(viewOf({ paymentPending: true })).toBeUndefined();
});

test('the address of a view carries its filter', () => {
  const { searchParams } = new URL(orderViewPath('failed'), 'http://shop');
  expect(searchParams.get('filter')).toBe('{"paymentStatus":["failed"],"paymentCancelled":false}');
  const lately = new URL(orderViewPath('failed', '2026-11-16T22:00:00.000Z'), 'http://shop').searchParams;
  expect(JSON.parse(lately.get('filter') ?? '')).toEqual({
    paymentStatus: ['failed'],
    paymentCancelled: false,
    from: '2026-11-16T22:00:00.000Z',
  });
});

test('the views of orders to pack and of withheld orders send the two values of one filter', () => {
  const { toPack, withheld } = orderViews;
  expect([toPack, withheld]).toEqual(packingStates.map((packing) => ({ packing })));
});
