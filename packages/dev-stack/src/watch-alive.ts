import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** So many questions in a row have to stay unanswered, so that neither one lost answer nor a suspended machine counts. */
const QUESTIONS = 3;

type Watch = {
  /** Resolves when the process answers; rejects, or does not end, when it does not. */
  alive: (signal: AbortSignal) => Promise<unknown>;
  /** How long it may leave everything unanswered. */
  hangMs: number;
  /** Ends the watch. */
  signal: AbortSignal;
};

/**
 * Asks a process again and again whether it is alive: one that is frozen does not die, so nothing else would bring it
 * back.
 * @returns true once it has left everything unanswered for so long, false when the watch was ended before
 */
export async function untilHung({ alive, hangMs, signal }: Watch): Promise<boolean> {
  const turnMs = Math.round(hangMs / QUESTIONS);
  for (let unanswered = 0; unanswered < QUESTIONS;) {
    const turn = pause(turnMs, undefined, { signal }).catch(() => undefined);
    const bound = AbortSignal.any([signal, AbortSignal.timeout(turnMs)]);
    const isAnswered = await Promise.race([
      alive(bound).then(
        () => true,
        () => false,
      ),
      once(bound, 'abort').then(() => false),
    ]);
    await turn;
    if (signal.aborted) return false;
    unanswered = isAnswered ? 0 : unanswered + 1;
  }
  return true;
}
