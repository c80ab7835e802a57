import { setImmediate } from 'node:timers/promises';

/** Steps of long work between two pauses. */
const STEPS = 10;

/**
 * Keeps the event loop free during long work in one piece.
 * @returns a function to await after every step; each tenth time it lets waiting requests run first
 */
export function createPauses(): () => Promise<void> {
  let steps = 0;
  return async () => {
    steps += 1;
    if (steps % STEPS === 0) await setImmediate();
  };
}
