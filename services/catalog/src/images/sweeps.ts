import type { SweepRow } from '@shop/service-kit';
import { clearLeftovers } from './clear-leftovers.ts';
import type { ImageDeps } from './open-images.ts';
import { finishPictures } from './finish-pictures.ts';
import { tidyReviewPictures, type PicturesInReviews } from './review-pictures.ts';

const FINISH_MS = 300_000;
const CLEAR_MS = 24 * 3_600_000;

export const imageSweeps = (deps: ImageDeps, reviews: PicturesInReviews): SweepRow[] => [
  ['finish pictures', FINISH_MS, () => finishPictures(deps)],
  ['review pictures', FINISH_MS, () => tidyReviewPictures(deps, reviews)],
  ['clear leftovers', CLEAR_MS, () => clearLeftovers(deps)],
];
