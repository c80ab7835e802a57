import type { ErrorCode } from '@shop/contracts/error-codes';
import type { Words } from '@shop/shop-rules/words';

/** The call was answered with success. `message` is the server's own word, where it has one. */
type Ok<T> = { outcome: 'ok'; data: T } & Partial<Words>;

/** The shop answered, and it was a no. `message` is for people; '' when the answer carried none. */
export type Failed = Words & {
  outcome: 'failed';
  status: number;
  code?: ErrorCode;
  /** Messages by field, for bad input. */
  errors: Record<string, string>;
  /** The record as it is now, for conflicts. */
  data?: unknown;
  /** How long to wait before trying again, after too many tries. */
  retryAfterSeconds?: number;
};

/**
 * Nobody can tell what happened: no answer came, it came too late, or it was not the shop's. The call may
 * have been carried out.
 */
export type NoAnswer = { outcome: 'network' };

/** What became of a call. No call of this package throws. */
export type Outcome<T> = Ok<T> | Failed | NoAnswer;

/** The same outcome with its data shaped by `shape`; failures pass through. */
export function mapData<A, B>(outcome: Outcome<A>, shape: (data: A) => B): Outcome<B> {
  return outcome.outcome === 'ok' ? { ...outcome, data: shape(outcome.data) } : outcome;
}

/** What the server said, of a success or of a failure, else the fallback; a plain text is Finnish. */
export function wordsOf(outcome: Outcome<unknown>, fallback: Words | string): Words {
  if (outcome.outcome === 'network' || !outcome.message)
    return typeof fallback === 'string' ? { message: fallback } : fallback;
  const { message, language } = outcome;
  return { message, ...(language ? { language } : {}) };
}

/** Whether nobody can tell what a call would come to: no answer came, the shop could not give one, or it was asked too often. */
export function isUnanswered(outcome: Outcome<unknown>): boolean {
  if (outcome.outcome !== 'failed') return outcome.outcome === 'network';
  return outcome.status >= 500 || outcome.status === 429;
}

/** Whether the session behind the call has ended, or is somebody else's now, who has signed in in another tab. */
export function isSessionLost(outcome: Outcome<unknown>): boolean {
  if (outcome.outcome !== 'failed') return false;
  return outcome.status === 401 || outcome.code === 'forbidden';
}
