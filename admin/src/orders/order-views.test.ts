import { expect, test } from 'vitest';
import { orderViewPath, viewOf } from './order-views.ts';

test('a filter is known as its pile, also with a search and in another order', () => {
  expect(viewOf({})).toBe('all');
  expect(viewOf({ q: 'aino' })).toBe('all');
  expect(viewOf({ orderStatus: ['inProcess', 'confirmed'] })).toBe('toPack');
  expect(viewOf({ orderStatus: ['inProcess'] })).toBeUndefined();
});

test('the address of a pile carries its filter', () => {
  const { searchParams } = new URL(orderViewPath('failed'), 'http://shop');
  expect(searchParams.get('filter')).toBe('{"paymentStatus":["failed"]}');
  const lately = new URL(orderViewPath('failed', '2026-11-16T22:00:00.000Z'), 'http://shop').searchParams;
  expect(JSON.parse(lately.get('filter') ?? '')).toEqual({
    paymentStatus: ['failed'],
    from: '2026-11-16T22:00:00.000Z',
  });
});
