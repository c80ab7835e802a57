import { ownerOfReviewsSchema, reviewsAfterSchema } from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import type { ReviewDeps } from './deps.ts';
import { forgetReviewer } from './forget-reviewer.ts';
import { listOwnReviews } from './list-reviews.ts';

export function mountInternalReviewRoutes(app: Express, deps: ReviewDeps): void {
  app.post('/internal/reviews/own', async (request, response) => {
    const { userID } = parseInput(ownerOfReviewsSchema, request.body);
    response.json({ success: true, data: await listOwnReviews(deps, userID) });
  });

  app.post('/internal/reviews/forget', async (request, response) => {
    const { userID, reviews } = parseInput(reviewsAfterSchema, request.body);
    await forgetReviewer(deps, { userID, reviews });
    response.json({ success: true, data: {} });
  });
}
