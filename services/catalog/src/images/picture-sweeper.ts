import { createSweeper, type Sweeper } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import { finishPictures } from './finish-pictures.ts';

const EVERY_MS = 300_000;

/** Leaves no picture without its sizes, and without anybody at it. */
export function createPictureSweeper(
  deps: Pick<CatalogDeps, 'assets' | 'events' | 'now' | 'logger'>,
): Sweeper {
  return createSweeper({
    name: 'finish pictures',
    everyMs: EVERY_MS,
    logger: deps.logger,
    sweep: () => finishPictures(deps),
  });
}
