import { expect, test } from 'vitest';
import { newPayment, type Payment } from './payment.ts';
import type { PaymentStatus } from './payment-status.ts';
import { capturedOf, judge, type ProviderFacts } from './verdict.ts';

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
const facts = (fields: Partial<ProviderFacts>): ProviderFacts => ({
  state: 'paid',
  amountCents: 5_000,
  currency: 'EUR',
  reference: `${'a'.repeat(24)}_2`,
  ...fields,
});

test('money that matches is paid, also when the payment was given up', () => {
  for (const status of ['open', 'capturing', 'failed', 'closed'] as const)
    expect(judge(payment(status), facts({}))).toEqual({ do: 'move', to: 'paid' });
});

test('another amount, currency or reference goes to people and is not captured', () => {
  for (const wrong of [{ amountCents: 4_999 }, { currency: 'USD' }, { reference: 'somebody-else' }]) {
    expect(judge(payment('open'), facts(wrong))).toMatchObject({ do: 'move', to: 'review' });
    expect(judge(payment('open'), facts({ ...wrong, state: 'approved' }))).toMatchObject({ to: 'review' });
  }
});

test('what is approved is captured, unless the payment was given up', () => {
  expect(judge(payment('open'), facts({ state: 'approved' }))).toEqual({ do: 'capture' });
  expect(judge(payment('capturing'), facts({ state: 'approved' }))).toEqual({ do: 'capture' });
  expect(judge(payment('closed'), facts({ state: 'approved' }))).toEqual({ do: 'wait' });
  // Declined, and approved once more with other means.
  const declined = { ...payment('failed'), declinedAsOf: 'then' };
  const approved = (changedAt?: string) => judge(declined, facts({ state: 'approved', changedAt }));
  expect(approved('now')).toEqual({ do: 'capture' });
  // What PayPal has refused it may go on calling approved; and without a date nobody knows.
  expect([approved('then'), approved()]).toEqual([{ do: 'wait' }, { do: 'wait' }]);
  const ofOldVersion = judge(payment('failed'), facts({ state: 'approved', changedAt: 'now' }));
  expect(ofOldVersion).toEqual({ do: 'wait' });
});

test('a payment that the provider lost is closed, but not while it was being captured', () => {
  const lost = facts({ state: 'gone', amountCents: 0, currency: '', reference: '' });
  expect(judge(payment('open'), lost)).toMatchObject({ to: 'closed' });
  expect(judge(payment('capturing'), lost)).toMatchObject({ to: 'review' });
});

test('what was captured is told in the provider’s words; what is only approved is nothing, what was lost unknown', () => {
  expect(capturedOf(facts({ amountCents: 1, currency: 'USD' }))).toEqual({ amountCents: 1, currency: 'USD' });
  expect(capturedOf(facts({ state: 'approved' }))).toEqual({ amountCents: 0, currency: 'EUR' });
  expect(capturedOf(facts({ state: 'gone', amountCents: 0, currency: '' }))).toBeNull();
  // An amount that could not be read.
  expect(capturedOf(facts({ amountCents: -1 }))).toBeNull();
});

test('a decision that the provider has not made yet is waited for', () => {
  expect(judge(payment('capturing'), facts({ state: 'pending' }))).toEqual({ do: 'wait' });
  expect(judge(payment('open'), facts({ state: 'open' }))).toEqual({ do: 'wait' });
  expect(judge(payment('capturing'), facts({ state: 'open' }))).toEqual({ do: 'move', to: 'open' });
});
