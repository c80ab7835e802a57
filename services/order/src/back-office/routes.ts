import type { Express } from 'express';
import { mountAdminOrderRoutes } from './admin-order-routes.ts';
import { mountBuyerFiguresRoutes } from './buyer-figures-routes.ts';
import type { BackOfficeDeps } from './deps.ts';
import { mountOrderExportRoutes } from './order-export-routes.ts';
import { mountRestOrderRoutes } from './rest-order-routes.ts';

/** The export comes first: its path would otherwise be read as an order's id. */
export function mountBackOfficeRoutes(app: Express, deps: BackOfficeDeps): void {
  mountAdminOrderRoutes(app, deps);
  mountBuyerFiguresRoutes(app, deps);
  mountOrderExportRoutes(app, deps);
  mountRestOrderRoutes(app, deps);
}
