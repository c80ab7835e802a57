import { expect, test } from 'vitest';
import { disputePage, providerPage } from './provider-page.ts';

test('a payment is found in its provider’s dashboard, live or test', () => {
  expect(providerPage('card', 'pi_1', false)).toBe('https://dashboard.stripe.com/payments/pi_1');
  expect(providerPage('card', 'pi_1', true)).toBe('https://dashboard.stripe.com/test/payments/pi_1');
  expect(providerPage('paypal', '3C6', false)).toBe('https://www.paypal.com/activity/payment/3C6');
  expect(providerPage('paypal', '3C6', true)).toBe('https://www.sandbox.paypal.com/activity/payment/3C6');
});

test('a dispute is found in its provider’s dashboard, live or test', () => {
  expect(disputePage('card', 'du_1', false)).toBe('https://dashboard.stripe.com/disputes/du_1');
  expect(disputePage('klarna', 'du_1', true)).toBe('https://dashboard.stripe.com/test/disputes/du_1');
  expect(disputePage('paypal', 'PP-D-1', false)).toBe('https://www.paypal.com/resolutioncenter/view/PP-D-1');
  expect(disputePage('paypal', 'PP-D-1', true)).toBe(
    'https://www.sandbox.paypal.com/resolutioncenter/view/PP-D-1',
  );
});
