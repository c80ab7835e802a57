import { paymentStatuses } from '@shop/contracts/order-status';
import { expect, test } from 'vitest';
import { orderViewPath, orderViews, viewOf } from './order-views.ts';

test('a filter is known as its view, also with a search and in another order', () => {
  expect(viewOf({})).toBe('all');
  expect(viewOf({ q: 'aino' })).toBe('all');
  expect(viewOf({ orderStatus: ['inProcess', 'confirmed'], paymentStatus: ['paid'] })).toBe('toPack');
  expect(viewOf({ orderStatus: ['inProcess', 'confirmed'] })).toBeUndefined();
  expect(viewOf({ orderStatus: ['inProcess'] })).toBeUndefined();
  expect(viewOf({ paymentPending: true })).toBeUndefined();
});

test('the address of a view carries its filter', () => {
  const { searchParams } = new URL(orderViewPath('failed'), 'http://shop');
  expect(searchParams.get('filter')).toBe('{"paymentStatus":["failed"]}');
  const lately = new URL(orderViewPath('failed', '2026-11-16T22:00:00.000Z'), 'http://shop').searchParams;
  expect(JSON.parse(lately.get('filter') ?? '')).toEqual({
    paymentStatus: ['failed'],
    from: '2026-11-16T22:00:00.000Z',
  });
});

test('what is to be packed has its money right; all other money stands apart, and nothing in between is lost', () => {
  const { toPack, withheld } = orderViews;
  expect(toPack.paymentStatus).toEqual(['paid']);
  expect(withheld.orderStatus).toEqual(toPack.orderStatus);
  expect([...toPack.paymentStatus, ...withheld.paymentStatus].toSorted()).toEqual(paymentStatuses.toSorted());
});
