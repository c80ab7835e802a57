import { expect, test } from 'vitest';
import { needsVisitor, redirectFor } from './guard.ts';

const visit = (pathname: string, search = '', openCatalogue = false) => ({ pathname, search, openCatalogue });
const customer = { id: '1', userName: 'Aino', role: 'customer' } as const;
const admin = { id: '2', userName: 'Maija', role: 'admin' } as const;

test('a guest is sent to the login page with the page they wanted and the reason [spec-20]', () => {
  expect(redirectFor(null, visit('/shop/search', '?keyword=villa'))).toBe(
    '/auth/login?redirect=%2Fshop%2Fsearch%3Fkeyword%3Dvilla&message=search',
  );
  expect(redirectFor(null, visit('/shop/profile'))).toBe('/auth/login?redirect=%2Fshop%2Fprofile');
});

test('a guest whose session ended learns so, where the page names no other reason', () => {
  const ended = { ...visit('/shop/checkout'), hasEnded: true };
  expect(redirectFor(null, ended)).toBe('/auth/login?redirect=%2Fshop%2Fcheckout&message=ended');
  expect(redirectFor(null, { ...ended, pathname: '/shop/wishlist' })).toContain('message=wishlist');
  expect(redirectFor(customer, ended)).toBeNull();
});

test('a customer stays on the guarded pages and leaves the login page [spec-7]', () => {
  expect(redirectFor(customer, visit('/shop/checkout'))).toBeNull();
  expect(redirectFor(customer, visit('/auth/login'))).toBe('/shop/home');
});

test('an admin leaves the login page for the dashboard [spec-16]', () => {
  expect(redirectFor(admin, visit('/auth/register'))).toBe('/admin/dashboard');
});

test('an open catalogue lets guests search', () => {
  expect(redirectFor(null, visit('/shop/search', '', true))).toBeNull();
  expect(redirectFor(null, visit('/shop/wishlist', '', true))).toContain('/auth/login');
});

test('the page after a payment by link is open to guests, after another it is not', () => {
  expect(redirectFor(null, visit('/shop/payment-success', '?link=true&orderID=o1'))).toBeNull();
  for (const search of ['', '?link=false', '?orderID=link%3Dtrue'])
    expect(redirectFor(null, visit('/shop/payment-success', search))).toContain('/auth/login');
  expect(redirectFor(null, visit('/shop/profile', '?link=true'))).toContain('/auth/login');
});

test('public pages check no session [spec-19]', () => {
  expect(needsVisitor('/shop/listing')).toBe(false);
  expect(needsVisitor('/auth/login')).toBe(true);
});

test('the pages that an email’s link opens are open to everybody', () => {
  for (const path of ['/auth/forgot', '/auth/reset', '/auth/confirm']) expect(needsVisitor(path)).toBe(false);
});
