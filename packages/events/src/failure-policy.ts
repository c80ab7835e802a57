import { isPermanent, toShopError } from '@shop/service-kit';
import { ATTEMPTS } from './queue-options.ts';

/**
 * `retry` soon · `dead-letter`: permanent, or eight failures · `send-again` by the owner's relay: a dependency was away
 * for all eight.
 * @param attempt from 1
 */
export function failurePolicy(error: unknown, attempt: number): 'retry' | 'dead-letter' | 'send-again' {
  if (isPermanent(error)) return 'dead-letter';
  if (attempt < ATTEMPTS) return 'retry';
  const { kind } = toShopError(error);
  return kind === 'unavailable' || kind === 'upstream' ? 'send-again' : 'dead-letter';
}
