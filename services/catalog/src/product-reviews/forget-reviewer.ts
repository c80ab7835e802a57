import type { ReviewsAfter } from '@shop/contracts';
import type { ReviewDeps } from './deps.ts';

export async function forgetReviewer(
  { productReviews, reviewPictures, now }: Pick<ReviewDeps, 'productReviews' | 'reviewPictures' | 'now'>,
  { userID, reviews }: { userID: string; reviews: ReviewsAfter },
): Promise<void> {
  if (reviews === 'keep') return productReviews.anonymize(userID);
  const own = await productReviews.ofUser(userID);
  // First, so that a repetition still finds them.
  await reviewPictures.remove(
    own.flatMap(({ pictures }) => pictures),
    now(),
  );
  await productReviews.remove(userID);
}
