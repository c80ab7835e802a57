import { isPermanent, toShopError } from '@shop/service-kit';
import { ATTEMPTS } from './queue-options.ts';

/**
 * What becomes of a job that failed. `retry`: the queue tries again soon · `dead-letter`: no attempt can mend it, or
 * eight did not · `send-again`: something that the listener needs has been away for all eight; that is nobody's
 * mistake, so the event stays with its owner, whose relay sends it again with growing pauses.
 * @param attempt the number of the attempt that failed, from 1
 */
export function failurePolicy(error: unknown, attempt: number): 'retry' | 'dead-letter' | 'send-again' {
  if (isPermanent(error)) return 'dead-letter';
  if (attempt < ATTEMPTS) return 'retry';
  const { kind } = toShopError(error);
  return kind === 'unavailable' || kind === 'upstream' ? 'send-again' : 'dead-letter';
}
