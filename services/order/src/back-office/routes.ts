import type { Express } from 'express';
import { mountAdminOrderRoutes } from './admin-order-routes.ts';
import { mountBuyerFiguresRoutes } from './buyer-figures-routes.ts';
import type { BackOfficeDeps } from './deps.ts';
import { mountOrderExportRoutes } from './order-export-routes.ts';
import { mountRestOrderRoutes } from './rest-order-routes.ts';

/** The export's path would match an order's id, so it comes first. */
export function mountBackOfficeRoutes(app: Express, deps: BackOfficeDeps): void {
  mountAdminOrderRoutes(app, deps);
  mountBuyerFiguresRoutes(app, deps);
  mountOrderExportRoutes(app, deps);
  mountRestOrderRoutes(app, deps);
}
