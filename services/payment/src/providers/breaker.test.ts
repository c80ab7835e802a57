import { expect, test } from 'vitest';
import type { Payment } from '../domain/payment.ts';
import { withBreaker } from './breaker.ts';
import { ProviderError, retryAfterOf, type Provider } from './provider.ts';

const payment = {} as Payment;

function provider(create: Provider['create']): Provider {
  const never = () => Promise.reject(new Error('not asked in this test'));
  return {
    create,
    look: never,
    capture: never,
    close: never,
    lookForReturns: never,
    lookForFees: never,
    refund: never,
    list: never,
    readWebhook: never,
  };
}

test('after five unknown outcomes a provider is left alone for ten seconds', async () => {
  let clock = 0;
  let calls = 0;
  const guarded = withBreaker(
    provider(async () => {
      calls += 1;
      throw new ProviderError('timeout');
    }),
    () => clock,
  );
  for (let call = 0; call < 8; call += 1)
    await expect(guarded.create(payment)).rejects.toThrow(ProviderError);
  expect(calls).toBe(5);
  clock = 10_001;
  await expect(guarded.create(payment)).rejects.toThrow('timeout');
  expect(calls).toBe(6);
});

test('a refusal is an answer: it does not count', async () => {
  let calls = 0;
  const guarded = withBreaker(
    provider(async () => {
      calls += 1;
      throw new ProviderError('declined', { definite: true });
    }),
  );
  for (let call = 0; call < 8; call += 1) await expect(guarded.create(payment)).rejects.toThrow('declined');
  expect(calls).toBe(8);
});

test('a provider that asks for a pause is given it, and whoever calls meanwhile hears how long', async () => {
  let clock = 0;
  let calls = 0;
  const guarded = withBreaker(
    provider(async () => {
      calls += 1;
      throw new ProviderError('429', { retryAfterSeconds: 30 });
    }),
    () => clock,
  );
  await expect(guarded.create(payment)).rejects.toMatchObject({ retryAfterSeconds: 30 });
  clock = 12_000;
  await expect(guarded.create(payment)).rejects.toMatchObject({ retryAfterSeconds: 18 });
  expect(calls).toBe(1);
  clock = 30_001;
  await expect(guarded.create(payment)).rejects.toThrow('429');
  expect(calls).toBe(2);
});

test('Retry-After is read as seconds or as a date, within bounds', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  expect(retryAfterOf('7', now)).toBe(7);
  expect(retryAfterOf('Sun, 01 Mar 2026 12:00:20 GMT', now)).toBe(20);
  expect(retryAfterOf('Sun, 01 Mar 2026 11:00:00 GMT', now)).toBe(1);
  expect(retryAfterOf('99999', now)).toBe(600);
  for (const nothing of [undefined, null, '', 'soon']) expect(retryAfterOf(nothing, now)).toBeUndefined();
});
