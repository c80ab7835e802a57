import { ProviderError, type Provider } from './provider.ts';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;

type Pause = { failures: number; until: number };

/**
 * Five consecutive unknown outcomes pause all calls for 10 s; Retry-After pauses at once. A 429 only affects its class
 * and lower ones: money, queries, lists.
 */
export function withBreaker(provider: Provider, now: () => number = Date.now): Provider {
  const money: Pause = { failures: 0, until: 0 };
  const queries: Pause = { failures: 0, until: 0 };
  const lists: Pause = { failures: 0, until: 0 };
  const guard =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>, own: Pause, ...greater: Pause[]) =>
    async (...args: A): Promise<R> => {
      const openUntil = Math.max(...[own, ...greater].map(({ until }) => until));
      if (now() < openUntil) {
        const retryAfterSeconds = Math.ceil((openUntil - now()) / 1_000);
        throw new ProviderError('the provider is left alone for now', { retryAfterSeconds });
      }
      try {
        const result = await call(...args);
        own.failures = money.failures = 0;
        return result;
      } catch (error) {
        if (!(error instanceof ProviderError) || error.definite) own.failures = money.failures = 0;
        else note(error.isTooMany ? own : money, error, now());
        throw error;
      }
    };
  return {
    create: guard(provider.create, money),
    ...(provider.find ? { find: guard(provider.find, money) } : {}),
    fetchStatus: guard(provider.fetchStatus, queries, money),
    capture: guard(provider.capture, money),
    close: guard(provider.close, money),
    fetchReturns: guard(provider.fetchReturns, queries, money),
    fetchFees: guard(provider.fetchFees, lists, queries, money),
    refund: guard(provider.refund, money),
    list: guard(provider.list, lists, queries, money),
    readWebhook: provider.readWebhook,
  };
}

function note(pause: Pause, { retryAfterSeconds = 0 }: ProviderError, now: number): void {
  pause.failures += 1;
  const pauseMs = Math.max(retryAfterSeconds * 1_000, pause.failures >= FAILURES_TO_OPEN ? OPEN_MS : 0);
  if (pauseMs > 0) pause.until = Math.max(pause.until, now + pauseMs);
}
