export type { ReviewDeps } from './deps.ts';
export { mountInternalReviewRoutes } from './internal-routes.ts';
export { mountReviewRoutes, reviewForms } from './review-routes.ts';
export { assertMayReview } from './write-review.ts';
export { openReviewStore } from './review-store.ts';
