import { isPermanent, toShopError } from '@shop/service-kit';
import { ATTEMPTS } from './queue-options.ts';

/**
 * `retry` soon · `dead-letter`: permanent, or eight attempts failed · `send-again`: a dependency was away for all
 * eight, so
 * the owner's relay repeats the event.
 * @param attempt number of the failed attempt, from 1
 */
export function failurePolicy(error: unknown, attempt: number): 'retry' | 'dead-letter' | 'send-again' {
  if (isPermanent(error)) return 'dead-letter';
  if (attempt < ATTEMPTS) return 'retry';
  const { kind } = toShopError(error);
  return kind === 'unavailable' || kind === 'upstream' ? 'send-again' : 'dead-letter';
}
