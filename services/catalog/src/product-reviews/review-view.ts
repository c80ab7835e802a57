import type { AdminReview, OwnReview, ProductReview } from '@shop/contracts';
import type { StoredReview } from './review.ts';

export function reviewView(review: StoredReview): ProductReview {
  const isHidden = review.hiddenFor !== null;
  const { _id: id, name, stars, size, fit, hiddenFor, isExample, reply } = review;
  return {
    id,
    name,
    stars,
    text: isHidden ? '' : review.text,
    size,
    fit,
    pictures: isHidden ? [] : review.pictures,
    at: review.at.toISOString(),
    reply: reply && !isHidden ? { text: reply.text, at: reply.at.toISOString() } : null,
    hiddenFor,
    isExample,
  };
}

type Titles = ReadonlyMap<string, string>;

const wholeView = (review: StoredReview, titles: Titles) => ({
  ...reviewView({ ...review, hiddenFor: null }),
  hiddenFor: review.hiddenFor,
  productID: review.productID,
  product: titles.get(review.productID) ?? review.productID,
  orderID: review.orderID,
});

export const ownReviewView = (review: StoredReview, titles: Titles): OwnReview => ({
  ...wholeView(review, titles),
  line: review.line,
});

export const adminReviewView = (review: StoredReview, titles: Titles): AdminReview => ({
  ...wholeView(review, titles),
  pictures: review.hiddenFor === null ? review.pictures : [],
  isNew: review.isNew,
  reports: review.reports.map(({ reason, at }) => ({ reason, at: at.toISOString() })),
  version: review.version,
});
