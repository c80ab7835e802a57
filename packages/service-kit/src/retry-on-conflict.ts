import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ShopError } from './errors.ts';

const TRIES = 12;
const JITTER_MS = 20;

/**
 * Growing random pauses.
 * @param step returns undefined on a conflict
 * @throws `busy` after 12 conflicts
 */
export async function retryOnConflict<Result>(step: () => Promise<Result | undefined>): Promise<Result> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const result = await step();
    if (result !== undefined) return result;
    await pause(randomInt(JITTER_MS) * attempt);
  }
  throw new ShopError({ code: 'busy' });
}
