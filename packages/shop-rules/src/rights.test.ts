import { expect, test } from 'vitest';
import { adminRights, mayDo } from './rights.ts';

const call = (method: string, path: string) =>
  adminRights.filter((rights) => mayDo(rights, { method, path }));

test('every back-office user reads everything but the accounts', () => {
  for (const path of [
    '/api/admin/rest/orders',
    '/api/admin/product/get',
    '/api/admin/rest/dead-letters/order',
  ])
    expect(call('GET', path), path).toEqual(adminRights);
  expect(call('GET', '/api/admin/rest/accounts')).toEqual(['owner']);
  expect(call('GET', '/API/Admin/Rest/ACCOUNTS/1')).toEqual(['owner']);
});

test('products are changed by owner and catalogue, orders and emails by owner and orders', () => {
  for (const path of [
    '/api/admin/product/add',
    '/api/admin/rest/products/1',
    '/api/admin/product/image-upload',
  ])
    expect(call('POST', path), path).toEqual(['owner', 'catalogue']);
  for (const path of [
    '/api/admin/purchase-list/change/1',
    '/api/admin/rest/orders/1/refunds',
    '/api/admin/rest/letters/1/resend',
  ])
    expect(call('PUT', path), path).toEqual(['owner', 'orders']);
});

test('a path without a row is changed by owners only, also one that only begins like a row [sec-28]', () => {
  for (const path of [
    '/api/admin/rest/settings',
    '/api/admin/rest/dead-letters/order/1',
    '/api/admin/rest/ordersX',
    '/api/admin/productive',
  ])
    expect(call('DELETE', path), path).toEqual(['owner']);
});

test('an admin from before there were rights is an owner', () => {
  expect(mayDo(undefined, { method: 'DELETE', path: '/api/admin/rest/accounts/1' })).toBe(true);
});
