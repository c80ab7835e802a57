export { mountManualOrderRoutes } from './manual-order-routes.ts';
