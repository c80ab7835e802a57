import { mountAcknowledge } from '@shop/events';
import { createServiceApp } from '@shop/service-kit';
import type { Express } from 'express';
import type { OrderDeps } from './deps.ts';
import { mountAdminOrderRoutes } from './http/admin-order-routes.ts';
import { mountInternalRoutes } from './http/internal-routes.ts';
import { mountOrderRoutes } from './http/order-routes.ts';
import { mountRestOrderRoutes } from './http/rest-order-routes.ts';

export function createApp(deps: OrderDeps, ready: () => boolean): Express {
  return createServiceApp({
    name: 'order',
    logger: deps.logger,
    config: deps.config,
    ready,
    internal: (app) => {
      mountInternalRoutes(app, deps);
      mountAcknowledge(app, deps.model);
    },
    routes: (app) => {
      mountOrderRoutes(app, deps);
      mountAdminOrderRoutes(app, deps);
      mountRestOrderRoutes(app, deps);
    },
  });
}
