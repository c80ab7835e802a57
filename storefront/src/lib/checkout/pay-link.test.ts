import { expect, test } from 'vitest';
import { safePayLink } from './pay-link.ts';

const origin = 'https://shop.example';

test('payments are made at the providers, or at our own stand-in', () => {
  for (const link of [
    'https://www.paypal.com/checkoutnow?token=1',
    'https://www.sandbox.paypal.com/checkoutnow?token=1',
    'https://checkout.stripe.com/c/pay/cs_1#x',
    'https://shop.example/sandbox/stripe/cs_1',
  ]) {
    expect(safePayLink(link, origin)).toBe(link);
  }
  expect(safePayLink('/sandbox/paypal/1', origin)).toBe('https://shop.example/sandbox/paypal/1');
});

test('no other address is accepted for a payment [asvs-14]', () => {
  for (const link of [
    '',
    '/shop/home',
    'http://www.paypal.com/x',
    'https://paypal.com.evil.example/x',
    'https://evil.example/sandbox/x',
    'https://evilpaypal.com/',
    'https://www.paypal.com@evil.example/',
    'https://www.paypal.com:8443/',
    'javascript:alert(1)',
    '//evil.example/sandbox/',
    '/sandbox/../admin',
  ]) {
    expect(safePayLink(link, origin), link).toBeNull();
  }
});

test('the shop’s own domain at Stripe is one more place to pay, over https alone', () => {
  const link = 'https://maksu.shop.example/c/pay/cs_1';
  expect(safePayLink(link, origin)).toBeNull();
  expect(safePayLink(link, origin, 'maksu.shop.example')).toBe(link);
  for (const link of [
    'http://maksu.shop.example/',
    'https://a.maksu.shop.example/',
    'https://shop.example/c/pay',
  ])
    expect(safePayLink(link, origin, 'maksu.shop.example'), link).toBeNull();
});
