import type { ErrorCode } from '@shop/contracts/error-codes';
import type { Words } from '@shop/shop-rules/words';

/** `message` is the server's, if any. */
type Ok<T> = { outcome: 'ok'; data: T } & Partial<Words>;

/** Refused by the shop. `message` is for people; '' when missing. */
export type Failed = Words & {
  outcome: 'failed';
  status: number;
  code?: ErrorCode;
  errors: Record<string, string>;
  data?: unknown;
  retryAfterSeconds?: number;
};

/** No answer, a late one, or not the shop's; the call may have been carried out. */
export type NoAnswer = { outcome: 'network' };

/** No call of this package throws. */
export type Outcome<T> = Ok<T> | Failed | NoAnswer;

/** Shapes the data of a success; failures pass through. */
export function mapData<A, B>(outcome: Outcome<A>, shape: (data: A) => B): Outcome<B> {
  return outcome.outcome === 'ok' ? { ...outcome, data: shape(outcome.data) } : outcome;
}

/** The server's message, else the fallback; plain text is Finnish. */
export function wordsOf(outcome: Outcome<unknown>, fallback: Words | string): Words {
  if (outcome.outcome === 'network' || !outcome.message)
    return typeof fallback === 'string' ? { message: fallback } : fallback;
  const { message, language } = outcome;
  return { message, ...(language ? { language } : {}) };
}

/** Whether the outcome is unknown: no answer, a server error, or too many calls. */
export function isUnanswered(outcome: Outcome<unknown>): boolean {
  if (outcome.outcome !== 'failed') return outcome.outcome === 'network';
  return outcome.status >= 500 || outcome.status === 429;
}

/** Whether the session has ended, or another user has logged in from another tab. */
export function isSessionLost(outcome: Outcome<unknown>): boolean {
  if (outcome.outcome !== 'failed') return false;
  return outcome.status === 401 || outcome.code === 'forbidden';
}
