import { ProviderError, type Provider } from './provider.ts';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;

/** Unknown outcomes in a row, and until when calls fail at once. */
type Pause = { failures: number; until: number };

/**
 * Spares a provider that does not answer: after five unknown outcomes in a row its calls fail at once for ten
 * seconds, instead of each waiting for a timeout. One that asks for a pause itself (429 with Retry-After) is given it
 * at once. Then the next call tries again.
 *
 * What is too much for a provider (429) holds up calls of the same kind and of lesser ones alone: what takes or returns
 * money waits for no question, and a question about a payment for no list.
 */
export function withBreaker(provider: Provider, now: () => number = Date.now): Provider {
  const money: Pause = { failures: 0, until: 0 };
  const looks: Pause = { failures: 0, until: 0 };
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
        // Who is away is away for everybody.
        else note(error.isTooMany ? own : money, error, now());
        throw error;
      }
    };
  return {
    create: guard(provider.create, money),
    ...(provider.find ? { find: guard(provider.find, money) } : {}),
    look: guard(provider.look, looks, money),
    capture: guard(provider.capture, money),
    close: guard(provider.close, money),
    lookForReturns: guard(provider.lookForReturns, looks, money),
    lookForFees: guard(provider.lookForFees, lists, looks, money),
    refund: guard(provider.refund, money),
    list: guard(provider.list, lists, looks, money),
    readWebhook: provider.readWebhook,
  };
}

function note(pause: Pause, { retryAfterSeconds = 0 }: ProviderError, now: number): void {
  pause.failures += 1;
  const pauseMs = Math.max(retryAfterSeconds * 1_000, pause.failures >= FAILURES_TO_OPEN ? OPEN_MS : 0);
  if (pauseMs > 0) pause.until = Math.max(pause.until, now + pauseMs);
}
