import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ShopError } from './errors.ts';

const TRIES = 12;
const JITTER_MS = 20;

/**
 * Runs a step that reads, computes and writes under a guard, again when somebody else has written meanwhile: each time
 * after a random moment, ever longer, so that those who met do not meet again.
 * @param step answers undefined when its write found something else than what it had read
 * @returns what the step answers
 * @throws ShopError `busy` when others were faster every time
 */
export async function retryOnConflict<Result>(step: () => Promise<Result | undefined>): Promise<Result> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const result = await step();
    if (result !== undefined) return result;
    await pause(randomInt(JITTER_MS) * attempt);
  }
  throw new ShopError({ code: 'busy' });
}
