import { ProviderError, type Provider } from './provider.ts';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;

/**
 * Spares a provider that does not answer: after five unknown outcomes in a row its calls fail at once for ten
 * seconds, instead of each waiting for a timeout. Then the next call tries again.
 */
export function withBreaker(provider: Provider, now: () => number = Date.now): Provider {
  let failures = 0;
  let openUntil = 0;
  const guard =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (now() < openUntil) throw new ProviderError('the provider has not answered lately', false);
      try {
        const result = await call(...args);
        failures = 0;
        return result;
      } catch (error) {
        if (!(error instanceof ProviderError) || error.definite) failures = 0;
        else failures += 1;
        if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
        throw error;
      }
    };
  return {
    create: guard(provider.create),
    look: guard(provider.look),
    capture: guard(provider.capture),
    close: guard(provider.close),
    readWebhook: provider.readWebhook,
  };
}
