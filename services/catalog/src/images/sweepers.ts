import { createSweeper, type Sweeper } from '@shop/service-kit';
import { clearLeftovers } from './clear-leftovers.ts';
import type { ImageDeps } from './open-images.ts';
import { finishPictures } from './finish-pictures.ts';

const FINISH_MS = 300_000;
/** Only a killed process leaves half-written files, each at most as large as an upload. */
const CLEAR_MS = 24 * 3_600_000;

export function createImageSweepers(deps: ImageDeps): Sweeper[] {
  const { logger } = deps;
  return [
    createSweeper({
      name: 'finish pictures',
      everyMs: FINISH_MS,
      logger,
      sweep: () => finishPictures(deps),
    }),
    createSweeper({
      name: 'clear leftovers',
      everyMs: CLEAR_MS,
      logger,
      sweep: () => clearLeftovers(deps),
    }),
  ];
}
