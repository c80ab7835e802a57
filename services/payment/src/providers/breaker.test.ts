import { expect, test } from 'vitest';
import type { Payment } from '../domain/payment.ts';
import { withBreaker } from './breaker.ts';
import { ProviderError, type Provider } from './provider.ts';

const payment = {} as Payment;

function provider(create: Provider['create']): Provider {
  const never = () => Promise.reject(new Error('not asked in this test'));
  return { create, look: never, capture: never, close: never, readWebhook: never };
}

test('after five unknown outcomes a provider is left alone for ten seconds', async () => {
  let clock = 0;
  let calls = 0;
  const guarded = withBreaker(
    provider(async () => {
      calls += 1;
      throw new ProviderError('timeout', false);
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
      throw new ProviderError('declined', true);
    }),
  );
  for (let call = 0; call < 8; call += 1) await expect(guarded.create(payment)).rejects.toThrow('declined');
  expect(calls).toBe(8);
});
