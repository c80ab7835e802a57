import { expect, test } from 'vitest';
import type { Payment } from './payment.ts';
import { disputeAfter, newRefund, refusalOf } from './refund.ts';

const now = new Date();
const lost = { disputeId: 'd', state: 'lost', amountCents: 4_000, currency: 'EUR', reason: '' } as const;

/** A payment of 112,50 € of which the buyer has won 40 € back, which the provider also shows among its refunds. */
const reversed = (provider: Payment['provider']): Payment =>
  ({
    _id: 'o_1',
    provider,
    status: 'paid',
    amountCents: 11_250,
    currency: 'EUR',
    chargedCents: 11_250,
    chargedCurrency: 'EUR',
    chargeId: 'c',
    refunds: {
      o_1_p_1: { ...newRefund({ amountCents: 4_000, currency: 'EUR' }, 'provider', now), state: 'succeeded' },
    },
    disputes: { d: { ...lost, change: 1, changedAt: now } },
  }) as unknown as Payment;
const ask = (provider: Payment['provider'], amountCents: number) =>
  refusalOf(reversed(provider), { refundId: 'o_r1', amountCents, currency: 'EUR' });

test('a lost PayPal dispute that was taken by a reversal counts once, so the rest can go back', () => {
  expect(ask('paypal', 7_250)).toBeNull();
  expect(ask('paypal', 7_251)).toBe('more-than-captured');
});

test('at Stripe a lost dispute is other money than what was refunded', () => {
  expect(ask('stripe', 3_250)).toBeNull();
  expect(ask('stripe', 3_251)).toBe('more-than-captured');
});

test('another deadline of a dispute is a change; a provider that names none takes none back', () => {
  const [first, later] = [new Date('2026-12-05T12:00:00Z'), new Date('2026-12-09T12:00:00Z')];
  const update = {
    disputeId: 'du_1',
    state: 'open',
    amountCents: 500,
    currency: 'EUR',
    reason: 'x',
  } as const;
  const before = disputeAfter(undefined, { ...update, respondBy: first }, first) ?? undefined;
  expect(before).toMatchObject({ change: 1, respondBy: first });
  expect(disputeAfter(before, update, later)).toBeNull();
  expect(disputeAfter(before, { ...update, respondBy: later }, later)).toMatchObject({
    change: 2,
    respondBy: later,
  });
});
