import { expect, test } from 'vitest';
import { errorCodes } from './error-codes.ts';

const entries = Object.entries(errorCodes);

test('a code whose text the specification quotes in English says so [spec-5]', () => {
  const english = entries.filter(([, { language }]) => language === 'en').map(([, { message }]) => message);
  expect(english.toSorted()).toEqual([
    'Error initiating PayPal payment',
    'Invalid signature',
    'Maximum stock reached',
    'Minimum quantity is 1',
    'Missing PayPal payment information',
    'Order not found. Please check your order history.',
    'PayPal payment processing failed',
    'You can add max four addresses!',
    'You need to choose address',
    'Your cart is empty',
  ]);
});

test('every other code speaks Finnish', () => {
  const plain = entries
    .filter(([, { language }]) => language === undefined)
    .map(([, { message }]) => message);
  expect(plain.filter((message) => /\b(the|is|not|you|to|your|failed)\b/i.test(message))).toEqual([]);
});
