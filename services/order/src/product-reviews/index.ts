export { mountReviewRightRoutes } from './review-right-routes.ts';
export type { ReviewRightDeps } from './review-rights.ts';
