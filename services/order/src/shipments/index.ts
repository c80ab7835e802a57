export type { ShipmentDeps } from './deps.ts';
export { sendDueShipments } from './send-due-shipments.ts';
export { mountShipmentRoutes } from './shipment-routes.ts';
export { openShipmentStore } from './shipment-store.ts';
