import { createSweeper, type Sweeper } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';

/** How soon an account that an older version has made is found. */
const EVERY_MS = 60_000;
/** How often all keys are held against the names and addresses whose they are. */
const ALL_EVERY_MS = 3_600_000;

/**
 * Puts right what accounts are found by, where an older version of the shop has written beside this one during a release.
 * It may run in two processes at once.
 */
export function createKeySweeper({
  keys,
  now,
  logger,
}: Pick<AccountDeps, 'keys' | 'now' | 'logger'>): Sweeper {
  let after = '';
  let nextAllAt = 0;
  const sweeper = createSweeper({
    name: 'repair-search-keys',
    everyMs: EVERY_MS,
    logger,
    // One batch a round, so that a process that is asked to stop waits for one and no more.
    sweep: async () => {
      if ((await keys.addMissing()) > 0) return sweeper.nudge();
      if (now().getTime() < nextAllAt) return;
      after = await keys.renewAfter(after);
      if (after === '') nextAllAt = now().getTime() + ALL_EVERY_MS;
      else sweeper.nudge();
    },
  });
  return sweeper;
}
