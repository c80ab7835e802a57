import { requireUser } from '@shop/service-kit';
import type { Express } from 'express';
import { listReviewable, type ReviewRightDeps } from './review-rights.ts';

export function mountReviewRightRoutes(app: Express, deps: ReviewRightDeps): void {
  app.get('/api/shop/purchase/reviewable/:orderID', async (request, response) => {
    const { id: userID } = requireUser(request);
    const data = await listReviewable(deps, { userID, orderID: request.params.orderID });
    response.json({ success: true, data });
  });
}
