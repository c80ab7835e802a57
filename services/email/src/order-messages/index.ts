export { mountOrderMessageRoutes } from './order-message-routes.ts';
