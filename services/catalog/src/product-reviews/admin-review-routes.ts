import {
  adminReviewQuerySchema,
  exampleReviewsSchema,
  reviewHideSchema,
  reviewReplySchema,
  reviewVersionSchema,
} from '@shop/contracts';
import { parseInput, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import { addExamples } from './add-examples.ts';
import type { ReviewDeps } from './deps.ts';
import { listForAdmin } from './list-reviews.ts';
import { answerReview, hideReview, keepReview, showReview } from './moderate-review.ts';

const PATH = '/api/admin/rest/reviews';

export function mountAdminReviewRoutes(app: Express, deps: ReviewDeps): void {
  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const { reviews, ...more } = await listForAdmin(deps, parseInput(adminReviewQuerySchema, request.query));
    response.json({ success: true, data: reviews, ...more });
  });

  app.post(`${PATH}/examples`, async (request, response) => {
    const { id: admin } = requireAdmin(request);
    const { reviews } = parseInput(exampleReviewsSchema, request.body);
    await addExamples(deps, { reviews, admin });
    response.status(201).json({ success: true, data: {} });
  });

  app.post(`${PATH}/:id/reply`, async (request, response) => {
    const { id: admin } = requireAdmin(request);
    await answerReview(deps, {
      ...parseInput(reviewReplySchema, request.body),
      id: request.params.id,
      admin,
    });
    response.json({ success: true, message: 'Vastaus on julkaistu.' });
  });

  app.post(`${PATH}/:id/hide`, async (request, response) => {
    const { id: admin } = requireAdmin(request);
    await hideReview(deps, { ...parseInput(reviewHideSchema, request.body), id: request.params.id, admin });
    response.json({ success: true, message: 'Arvostelu on piilotettu. Syy näkyy sen paikalla.' });
  });

  app.post(`${PATH}/:id/show`, async (request, response) => {
    const { id: admin } = requireAdmin(request);
    await showReview(deps, {
      ...parseInput(reviewVersionSchema, request.body),
      id: request.params.id,
      admin,
    });
    response.json({ success: true, message: 'Arvostelu näkyy taas.' });
  });

  app.post(`${PATH}/:id/keep`, async (request, response) => {
    const { id: admin } = requireAdmin(request);
    await keepReview(deps, {
      ...parseInput(reviewVersionSchema, request.body),
      id: request.params.id,
      admin,
    });
    response.json({ success: true, message: 'Arvostelu on merkitty luetuksi.' });
  });
}
