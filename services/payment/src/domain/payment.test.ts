import { expect, test } from 'vitest';
import { nextTry, newInboxEntry } from './inbox-entry.ts';
import { checkPauseMs, linesTotal, newPayment } from './payment.ts';
import { movesTo } from './payment-status.ts';

const now = new Date('2026-03-01T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const start = (expiresAt: Date, amountCents = 1_000) =>
  newPayment(
    {
      orderID: 'a'.repeat(24),
      attempt: 1,
      provider: 'stripe',
      amountCents,
      lines: [{ title: 'Lanka', quantity: 2, unitCents: 500 }],
      returnUrl: '',
      cancelUrl: '',
      shipTo: { name: '', address: '', city: '', postcode: '' },
      expiresAt: expiresAt.toISOString(),
    },
    now,
  );

test('a card session ends before its order, but has the provider’s least time and most', () => {
  expect(start(minutes(38)).params.sessionExpiresAt).toEqual(minutes(35));
  expect(start(minutes(60)).params.sessionExpiresAt).toEqual(minutes(57));
  expect(start(minutes(1)).params.sessionExpiresAt).toEqual(minutes(35));
  expect(start(minutes(10_000)).params.sessionExpiresAt).toEqual(minutes(24 * 60 - 1));
});

test('the rest above the lines is the delivery', () => {
  const { lines } = start(minutes(38), 1_590).params;
  expect(lines.at(-1)).toEqual({ title: 'Toimitus', quantity: 1, unitCents: 590 });
  expect(linesTotal(lines)).toBe(1_590);
  expect(start(minutes(38)).params.lines).toHaveLength(1);
});

test('a payment that is being captured, or is paid, cannot be closed; a declined one can be captured again, or closed', () => {
  expect(movesTo('closed')).toEqual(['creating', 'open', 'failed']);
  expect(movesTo('capturing')).toEqual(['open', 'failed']);
  expect(movesTo('paid')).toEqual(['open', 'capturing', 'failed', 'closed']);
});

test('a webhook without its payment is tried for three days, with growing pauses', () => {
  const entry = newInboxEntry('stripe', { eventId: 'evt_1', type: 'x', paymentId: 'p' }, now);
  expect(entry).toMatchObject({ _id: 'stripe-evt_1', state: 'new' });
  // It was looked for as it came; the second look is the first of the growing ones.
  expect(entry.nextTryAt?.getTime()).toBe(now.getTime() + 5_000);
  expect(nextTry(entry, now)?.getTime()).toBe(now.getTime() + 10_000);
  expect(nextTry({ ...entry, tries: 30 }, now)?.getTime()).toBe(now.getTime() + 3_600_000);
  expect(nextTry(entry, minutes(3 * 24 * 60 + 1))).toBeNull();
  expect(newInboxEntry('paypal', { eventId: 'WH', type: 'y' }, now).state).toBe('ignored');
});

test.each([
  [{ checks: 0 }, 0, 0.5],
  [{ checks: 4 }, 4 * 24 * 60, 1],
  [{ checks: 1, pendingReason: 'ECHECK' }, 1, 0.5],
  [{ checks: 9, pendingReason: 'ECHECK' }, 2, 1],
  [{ checks: 20, pendingReason: 'ECHECK' }, 40, 10],
  [{ checks: 60, pendingReason: 'ECHECK' }, 4 * 24 * 60, 15],
])('a payment with %j that is %d minutes old is looked at again in %d', (payment, age, pause) => {
  expect(checkPauseMs({ ...payment, createdAt: now }, minutes(age))).toBe(pause * 60_000);
});
