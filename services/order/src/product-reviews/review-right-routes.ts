import { requireUser } from '@shop/service-kit';
import type { Express } from 'express';
import type { ReviewRightDeps } from './deps.ts';
import { mountReminderRoutes } from './reminder-routes.ts';
import { listReviewable } from './review-rights.ts';

export function mountReviewRightRoutes(app: Express, deps: ReviewRightDeps): void {
  mountReminderRoutes(app, deps);

  app.get('/api/shop/purchase/reviewable/:orderID', async (request, response) => {
    const { id: userID } = requireUser(request);
    const data = await listReviewable(deps, { userID, orderID: request.params.orderID });
    response.json({ success: true, data });
  });
}
