import { expect, test } from 'vitest';
import { hasSessionHint, targetOf } from './log-in.ts';

const customer = { id: '1', userName: 'Aino', role: 'customer' } as const;
const admin = { id: '2', userName: 'Maija', role: 'admin' } as const;

test('a customer goes on to where they were going, or home [spec-63]', () => {
  expect(targetOf(customer, '/shop/search?keyword=villa')).toBe('/shop/search?keyword=villa');
  expect(targetOf(customer, null)).toBe('/shop/home');
  expect(targetOf(customer, '//evil.example')).toBe('/shop/home');
});

test('an admin goes to the dashboard, wherever they came from [spec-63]', () => {
  expect(targetOf(admin, '/shop/wishlist')).toBe('/admin/dashboard');
});

test('a browser that kept no cookie of the login is recognised', () => {
  expect(hasSessionHint('other=1; hint=%7B%7D')).toBe(true);
  for (const cookie of ['', 'other=1', 'xhint=1']) expect(hasSessionHint(cookie)).toBe(false);
});
