export type { WorkListDeps } from './deps.ts';
export { mountWorkListRoutes } from './work-list-routes.ts';
export { openWorkListStore } from './work-list-store.ts';
