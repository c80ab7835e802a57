import type { AdminReviews, AdminReviewState, OwnReview, ReviewList, ReviewQuery } from '@shop/contracts';
import type { ReviewDeps } from './deps.ts';
import type { StoredReview } from './review.ts';
import { adminReviewView, ownReviewView, reviewView } from './review-view.ts';

type ListDeps = Pick<ReviewDeps, 'productReviews' | 'products' | 'settingsCache'>;

const nothing: ReviewList = {
  summary: {
    count: 0,
    average: 0,
    stars: [0, 0, 0, 0, 0],
    fit: { small: 0, true: 0, large: 0 },
    real: { count: 0, average: 0 },
  },
  reviews: [],
  total: 0,
};

export async function listReviews(
  { productReviews, settingsCache }: ListDeps,
  productID: string,
  query: ReviewQuery,
): Promise<ReviewList> {
  if (!(await settingsCache.get()).reviews) return nothing;
  const [summary, { reviews, total }] = await Promise.all([
    productReviews.summary(productID),
    productReviews.list(productID, query),
  ]);
  return { summary, reviews: reviews.map(reviewView), total };
}

export async function listOwnReviews(deps: ListDeps, userID: string): Promise<OwnReview[]> {
  const own = await deps.productReviews.ofUser(userID);
  const titles = await titlesOf(deps, own);
  return own.map((review) => ownReviewView(review, titles));
}

export async function listForAdmin(
  deps: ListDeps,
  { state, page }: { state: AdminReviewState; page: number },
): Promise<AdminReviews> {
  const { reviews, total, counts } = await deps.productReviews.listForAdmin(state, page);
  const titles = await titlesOf(deps, reviews);
  return { reviews: reviews.map((review) => adminReviewView(review, titles)), total, counts };
}

async function titlesOf({ products }: ListDeps, reviews: StoredReview[]): Promise<Map<string, string>> {
  const found = await products.findAny([...new Set(reviews.map(({ productID }) => productID))]);
  return new Map(found.map(({ _id, title }) => [_id, title]));
}
