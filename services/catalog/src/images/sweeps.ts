import type { SweepRow } from '@shop/service-kit';
import { clearLeftovers } from './clear-leftovers.ts';
import type { ImageDeps } from './open-images.ts';
import { finishPictures } from './finish-pictures.ts';

const FINISH_MS = 300_000;
const CLEAR_MS = 24 * 3_600_000;

export const imageSweeps = (deps: ImageDeps): SweepRow[] => [
  ['finish pictures', FINISH_MS, () => finishPictures(deps)],
  ['clear leftovers', CLEAR_MS, () => clearLeftovers(deps)],
];
