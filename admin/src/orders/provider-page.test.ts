import { expect, test } from 'vitest';
import { providerPage } from './provider-page.ts';

test('a payment is found in its provider’s dashboard, live or test', () => {
  expect(providerPage('card', 'pi_1', false)).toBe('https://dashboard.stripe.com/payments/pi_1');
  expect(providerPage('card', 'pi_1', true)).toBe('https://dashboard.stripe.com/test/payments/pi_1');
  expect(providerPage('paypal', '3C6', false)).toBe('https://www.paypal.com/activity/payment/3C6');
  expect(providerPage('paypal', '3C6', true)).toBe('https://www.sandbox.paypal.com/activity/payment/3C6');
});
