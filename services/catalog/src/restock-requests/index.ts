export { mountInternalRestockRoutes } from './internal-routes.ts';
export { openRestockRequestStore } from './restock-request-store.ts';
export type { RestockDeps } from './restock-requests.ts';
export { mountRestockRoutes, restockForms } from './restock-routes.ts';
