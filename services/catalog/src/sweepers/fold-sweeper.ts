import { createSweeper, type Sweeper } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import { foldLedgers } from '../use-cases/fold-ledgers.ts';

/** What is folded is old, so there is no hurry; an hour of a busy shop's movements is a small part of a document. */
const EVERY_MS = 3_600_000;

/** Keeps the products' documents small. */
export function createFoldSweeper(deps: Pick<CatalogDeps, 'ledgers' | 'now' | 'logger'>): Sweeper {
  return createSweeper({
    name: 'fold ledgers',
    everyMs: EVERY_MS,
    logger: deps.logger,
    sweep: () => foldLedgers(deps),
  });
}
