import { setImmediate } from 'node:timers/promises';

const STEPS = 10;

/** Returns a function to await after each step of long work; every tenth call lets waiting requests run. */
export function createPauses(): () => Promise<void> {
  let steps = 0;
  return async () => {
    steps += 1;
    if (steps % STEPS === 0) await setImmediate();
  };
}
