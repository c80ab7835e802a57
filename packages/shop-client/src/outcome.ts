import type { ErrorCode } from '@shop/contracts/error-codes';

/** The call was answered with success. `message` is the server's own word, where it has one. */
type Ok<T> = { outcome: 'ok'; data: T; message?: string };

/** The shop answered, and it was a no. `message` is for people; '' when the answer carried none. */
export type Failed = {
  outcome: 'failed';
  status: number;
  message: string;
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

/** The message that the server gave, of a success or of a failure, else the fallback. */
export function messageOf(outcome: Outcome<unknown>, fallback: string): string {
  return (outcome.outcome !== 'network' && outcome.message) || fallback;
}

/** Whether the session behind the call has ended. */
export function isSessionLost(outcome: Outcome<unknown>): boolean {
  return outcome.outcome === 'failed' && outcome.status === 401;
}
