import { createHash } from 'node:crypto';
import type { ExampleReview } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { ReviewDeps } from './deps.ts';
import type { StoredReview } from './review.ts';

type Deps = Pick<ReviewDeps, 'productReviews' | 'config' | 'auditLog'>;

export async function addExamples(
  { productReviews, config, auditLog }: Deps,
  { reviews, admin }: { reviews: ExampleReview[]; admin: string },
): Promise<void> {
  if (config.SHOP_MODE === 'production') throw new ShopError({ code: 'forbidden' });
  await auditLog.during({ kind: 'review-examples-added', by: admin }, async () =>
    productReviews.putExamples(reviews.map(exampleOf)),
  );
}

function exampleOf({ at, ...review }: ExampleReview): StoredReview {
  const text = `${review.productID}/${review.name}/${review.text}`;
  return {
    ...review,
    _id: createHash('sha256').update(text).digest('hex').slice(0, 24),
    orderID: '',
    line: 0,
    userID: null,
    pictures: [],
    at: new Date(at),
    reply: null,
    hiddenFor: null,
    isNew: false,
    reports: [],
    isExample: true,
    version: 1,
  };
}
