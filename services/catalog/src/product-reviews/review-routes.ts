import { newReviewSchema, reviewQuerySchema, reviewReportSchema } from '@shop/contracts';
import { parseInput, requireUser } from '@shop/service-kit';
import type { Express } from 'express';
import { mountAdminReviewRoutes } from './admin-review-routes.ts';
import type { ReviewDeps } from './deps.ts';
import { listOwnReviews, listReviews } from './list-reviews.ts';
import { reportReview } from './moderate-review.ts';
import { writeReview } from './write-review.ts';

const PATH = '/api/shop/reviews';
const REPORT = `${PATH}/report`;
export const reviewForms = [REPORT] as const;

export function mountReviewRoutes(app: Express, deps: ReviewDeps): void {
  mountAdminReviewRoutes(app, deps);

  app.get('/api/shop/products/:id/reviews', async (request, response) => {
    const query = parseInput(reviewQuerySchema, request.query);
    const { reviews, ...more } = await listReviews(deps, request.params.id, query);
    response.json({ success: true, data: reviews, ...more });
  });

  app.get(`${PATH}/own`, async (request, response) => {
    response.json({ success: true, data: await listOwnReviews(deps, requireUser(request).id) });
  });

  app.post(PATH, async (request, response) => {
    const { id: userID } = requireUser(request);
    const input = parseInput(newReviewSchema, request.body);
    const { _id, productID } = await writeReview(deps, { userID, input });
    request.log.info({ review: _id, productID }, 'a review was written');
    response.status(201).json({ success: true, message: 'Kiitos arvostelustasi!', data: { id: _id } });
  });

  app.post(REPORT, async (request, response) => {
    const isForm = Boolean(request.is('application/x-www-form-urlencoded'));
    const { productID } = await reportReview(deps, parseInput(reviewReportSchema, request.body));
    if (isForm) return response.redirect(303, `/shop/products/${productID}/reviews?reported=1`);
    response.json({ success: true, message: 'Kiitos. Tarkistamme arvostelun.' });
  });
}
