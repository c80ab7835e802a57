import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A lost answer or a suspended machine must not count. */
const QUESTIONS = 3;

type Watch = {
  /** Rejects or hangs otherwise. */
  alive: (signal: AbortSignal) => Promise<unknown>;
  hangMs: number;
  signal: AbortSignal;
};

/** @returns false when aborted */
export async function untilHung({ alive, hangMs, signal }: Watch): Promise<boolean> {
  const checkIntervalMs = Math.round(hangMs / QUESTIONS);
  for (let unanswered = 0; unanswered < QUESTIONS;) {
    const pauseEnd = pause(checkIntervalMs, undefined, { signal }).catch(() => undefined);
    const bound = AbortSignal.any([signal, AbortSignal.timeout(checkIntervalMs)]);
    const isAnswered = await Promise.race([
      alive(bound).then(
        () => true,
        () => false,
      ),
      once(bound, 'abort').then(() => false),
    ]);
    await pauseEnd;
    if (signal.aborted) return false;
    unanswered = isAnswered ? 0 : unanswered + 1;
  }
  return true;
}
