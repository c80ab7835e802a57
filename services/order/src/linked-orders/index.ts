export type { LinkedOrderDeps } from './deps.ts';
export { mountLinkedOrderRoutes } from './linked-order-routes.ts';
