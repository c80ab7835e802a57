import { expect, test } from 'vitest';
import { newPayment, type Payment } from './payment.ts';
import type { PaymentStatus } from './payment-status.ts';
import { reportedCapture, evaluate, type ProviderStatus } from './evaluate-payment.ts';

const now = new Date('2026-03-01T12:00:00Z');
const payment = (status: PaymentStatus): Payment => ({
  ...newPayment(
    {
      orderID: 'a'.repeat(24),
      attempt: 2,
      provider: 'paypal',
      amountCents: 5_000,
      lines: [],
      returnUrl: '',
      cancelUrl: '',
      shipTo: { name: '', address: '', city: '', postcode: '' },
      expiresAt: now.toISOString(),
    },
    now,
  ),
  status,
});
const reported = (fields: Partial<ProviderStatus>): ProviderStatus => ({
  state: 'paid',
  amountCents: 5_000,
  currency: 'EUR',
  reference: `${'a'.repeat(24)}_2`,
  ...fields,
});

test('money that matches is paid, also when the payment was given up', () => {
  for (const status of ['open', 'capturing', 'failed', 'closed'] as const)
    expect(evaluate(payment(status), reported({}))).toEqual({ do: 'move', to: 'paid' });
});

test('another amount, currency or reference goes to people and is not captured', () => {
  for (const wrong of [{ amountCents: 4_999 }, { currency: 'USD' }, { reference: 'another-order' }]) {
    expect(evaluate(payment('open'), reported(wrong))).toMatchObject({ do: 'move', to: 'review' });
    expect(evaluate(payment('open'), reported({ ...wrong, state: 'approved' }))).toMatchObject({
      to: 'review',
    });
  }
});

test('an approved payment is captured, unless it was given up', () => {
  expect(evaluate(payment('open'), reported({ state: 'approved' }))).toEqual({ do: 'capture' });
  expect(evaluate(payment('capturing'), reported({ state: 'approved' }))).toEqual({ do: 'capture' });
  expect(evaluate(payment('closed'), reported({ state: 'approved' }))).toEqual({ do: 'wait' });
  // Declined, then approved with other means.
  const declined = { ...payment('failed'), declinedAsOf: 'then' };
  const approved = (changedAt?: string) => evaluate(declined, reported({ state: 'approved', changedAt }));
  expect(approved('now')).toEqual({ do: 'capture' });
  // PayPal may still call a refused payment approved; without a date it is undecided.
  expect([approved('then'), approved()]).toEqual([{ do: 'wait' }, { do: 'wait' }]);
  const ofOldVersion = evaluate(payment('failed'), reported({ state: 'approved', changedAt: 'now' }));
  expect(ofOldVersion).toEqual({ do: 'wait' });
});

test('a payment that the provider lost is closed, but not while it was being captured', () => {
  const lost = reported({ state: 'gone', amountCents: 0, currency: '', reference: '' });
  expect(evaluate(payment('open'), lost)).toMatchObject({ to: 'closed' });
  expect(evaluate(payment('capturing'), lost)).toMatchObject({ to: 'review' });
});

test('a capture is reported in the provider’s amount and currency, an approved payment as zero, a lost one as unknown', () => {
  expect(reportedCapture(reported({ amountCents: 1, currency: 'USD' }))).toEqual({
    amountCents: 1,
    currency: 'USD',
  });
  expect(reportedCapture(reported({ state: 'approved' }))).toEqual({ amountCents: 0, currency: 'EUR' });
  expect(reportedCapture(reported({ state: 'gone', amountCents: 0, currency: '' }))).toBeNull();
  // An amount that could not be read.
  expect(reportedCapture(reported({ amountCents: -1 }))).toBeNull();
});

test('a decision that the provider has not made yet is waited for', () => {
  expect(evaluate(payment('capturing'), reported({ state: 'pending' }))).toEqual({ do: 'wait' });
  expect(evaluate(payment('open'), reported({ state: 'open' }))).toEqual({ do: 'wait' });
  expect(evaluate(payment('capturing'), reported({ state: 'open' }))).toEqual({ do: 'move', to: 'open' });
});
