import { ProviderError, type Provider } from './provider.ts';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;

/**
 * Spares a provider that does not answer: after five unknown outcomes in a row its calls fail at once for ten
 * seconds, instead of each waiting for a timeout. One that asks for a pause itself (429 with Retry-After) is given it
 * at once. Then the next call tries again.
 */
export function withBreaker(provider: Provider, now: () => number = Date.now): Provider {
  let failures = 0;
  let openUntil = 0;
  const guard =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (now() < openUntil) {
        const retryAfterSeconds = Math.ceil((openUntil - now()) / 1_000);
        throw new ProviderError('the provider is left alone for now', { retryAfterSeconds });
      }
      try {
        const result = await call(...args);
        failures = 0;
        return result;
      } catch (error) {
        if (!(error instanceof ProviderError) || error.definite) failures = 0;
        else failures += 1;
        const askedMs = error instanceof ProviderError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
        const pauseMs = Math.max(askedMs, failures >= FAILURES_TO_OPEN ? OPEN_MS : 0);
        if (pauseMs > 0) openUntil = Math.max(openUntil, now() + pauseMs);
        throw error;
      }
    };
  return {
    create: guard(provider.create),
    ...(provider.find ? { find: guard(provider.find) } : {}),
    look: guard(provider.look),
    capture: guard(provider.capture),
    close: guard(provider.close),
    lookForReturns: guard(provider.lookForReturns),
    lookForFees: guard(provider.lookForFees),
    refund: guard(provider.refund),
    list: guard(provider.list),
    readWebhook: provider.readWebhook,
  };
}
