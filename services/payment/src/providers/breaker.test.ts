import { expect, test } from 'vitest';
import type { Payment } from '../domain/payment.ts';
import { withBreaker } from './breaker.ts';
import { ProviderError, retryAfterOf, type Provider } from './provider.ts';

const payment = {} as Payment;

function provider(create: Provider['create']): Provider {
  const never = () => Promise.reject(new Error('not asked in this test'));
  return {
    create,
    fetchStatus: never,
    capture: never,
    close: never,
    fetchReturns: never,
    fetchFees: never,
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

test('a provider’s requested pause is kept, and calls meanwhile learn how long', async () => {
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

test('a provider’s rate limit delays its own kind of call and lesser ones: payments before status checks before lists [asvs-18]', async () => {
  const tooMuch = async () => {
    throw new ProviderError('429', { isTooMany: true, retryAfterSeconds: 600 });
  };
  const fine = async () => ({}) as never;
  const names = [
    'create',
    'close',
    'capture',
    'refund',
    'fetchStatus',
    'fetchReturns',
    'list',
    'fetchFees',
  ] as const;
  /** Which calls still come through after this one was too much. */
  const after = async (failing: (typeof names)[number], fail = tooMuch) => {
    const all = Object.fromEntries(names.map((name) => [name, fine])) as unknown as Provider;
    let fails = true;
    const once = () => (fails ? fail() : fine());
    const guarded = withBreaker({ ...all, [failing]: once }, () => 0);
    const ask = (name: (typeof names)[number]) => (guarded[name] as () => Promise<unknown>)();
    // Asked at once, as by a page that asks about all of an order's attempts.
    await Promise.allSettled(Array.from({ length: 8 }, () => ask(failing)));
    fails = false;
    const ended = await Promise.allSettled(names.map(ask));
    return names.filter((_, index) => ended[index]?.status === 'fulfilled');
  };
  const money = names.slice(0, 4);
  for (const failing of ['fetchStatus', 'fetchReturns'] as const) expect(await after(failing)).toEqual(money);
  for (const failing of ['list', 'fetchFees'] as const)
    expect(await after(failing)).toEqual(names.slice(0, 6));
  for (const failing of money) expect(await after(failing)).toEqual([]);
  // Also where it does not say for how long, five times in a row.
  const unsaid = async () => {
    throw new ProviderError('429', { isTooMany: true });
  };
  expect(await after('fetchStatus', unsaid)).toEqual(money);
  // Who does not answer one call answers none.
  const away = async () => {
    throw new ProviderError('timeout');
  };
  expect(await after('list', away)).toEqual([]);
});

test('Retry-After is read as seconds or as a date, within bounds', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  expect(retryAfterOf('7', now)).toBe(7);
  expect(retryAfterOf('Sun, 01 Mar 2026 12:00:20 GMT', now)).toBe(20);
  expect(retryAfterOf('Sun, 01 Mar 2026 11:00:00 GMT', now)).toBe(1);
  expect(retryAfterOf('99999', now)).toBe(600);
  for (const nothing of [undefined, null, '', 'soon']) expect(retryAfterOf(nothing, now)).toBeUndefined();
});
