import { expect, test } from 'vitest';
import { refundText } from './refund-text.ts';

const refund = {
  amount: 25,
  currency: 'EUR',
  paymentMethod: 'card',
  at: '2026-11-22T10:00:00.000Z',
} as const;

test('the buyer reads what came back and when, and what is on its way', () => {
  expect(refundText({ ...refund, state: 'succeeded' })).toBe('Palautettu 25,00\u00a0€ 22.11.2026');
  expect(refundText({ ...refund, state: 'pending' })).toBe('Palautus käsittelyssä, 25,00\u00a0€');
  expect(refundText({ ...refund, currency: 'USD', state: 'succeeded' })).toBe(
    'Palautettu 25,00\u00a0$ 22.11.2026',
  );
});
