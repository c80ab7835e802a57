import { createServiceApp } from '@shop/service-kit';
import type { Express } from 'express';
import type { CartDeps } from './deps.ts';
import { mountCartRoutes } from './http/cart-routes.ts';
import { mountInternalRoutes } from './http/internal-routes.ts';

export function createApp(deps: CartDeps, ready: () => boolean): Express {
  return createServiceApp({
    name: 'cart',
    logger: deps.logger,
    config: deps.config,
    ready,
    internal: (app) => {
      deps.events.mountAcknowledge(app);
      mountInternalRoutes(app, deps);
    },
    routes: (app) => {
      mountCartRoutes(app, deps);
      deps.events.mountDeadLetters(app, deps.auditLog);
    },
    extraMetrics: deps.events.metrics,
  });
}
