import { createSweeper, type Sweeper } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import { clearLeftovers } from './clear-leftovers.ts';

/** Only a killed process leaves any, and each is at most as large as an upload. */
const EVERY_MS = 24 * 3_600_000;

/** Keeps half-written files from piling up. */
export function createLeftoverSweeper(deps: Pick<CatalogDeps, 'files' | 'now' | 'logger'>): Sweeper {
  return createSweeper({
    name: 'clear leftovers',
    everyMs: EVERY_MS,
    logger: deps.logger,
    sweep: () => clearLeftovers(deps),
  });
}
