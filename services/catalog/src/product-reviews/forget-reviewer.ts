import type { ReviewsAfter } from '@shop/contracts';
import type { ReviewDeps } from './deps.ts';

export const forgetReviewer = (
  { productReviews }: Pick<ReviewDeps, 'productReviews'>,
  { userID, reviews }: { userID: string; reviews: ReviewsAfter },
): Promise<void> => (reviews === 'keep' ? productReviews.anonymize(userID) : productReviews.remove(userID));
