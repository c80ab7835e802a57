import { createServiceApp } from '@shop/service-kit';
import type { Express } from 'express';
import type { OrderDeps } from './deps.ts';
import { mountAdminOrderRoutes } from './http/admin-order-routes.ts';
import { mountInternalRoutes } from './http/internal-routes.ts';
import { mountOrderRoutes } from './http/order-routes.ts';
import { mountRestOrderRoutes } from './http/rest-order-routes.ts';
import { mountReviewRoutes } from './http/review-routes.ts';

export function createApp(deps: OrderDeps, ready: () => boolean): Express {
  return createServiceApp({
    name: 'order',
    logger: deps.logger,
    config: deps.config,
    ready,
    internal: (app) => {
      deps.events.mountAcknowledge(app);
      mountInternalRoutes(app, deps);
    },
    routes: (app) => {
      mountOrderRoutes(app, deps);
      mountAdminOrderRoutes(app, deps);
      mountRestOrderRoutes(app, deps);
      mountReviewRoutes(app, deps);
      deps.events.mountDeadLetters(app);
    },
    figures: [
      ...deps.events.figures,
      {
        name: 'shop_orders_in_review',
        help: 'Orders whose money a person has to look at',
        read: () => deps.lists.count({ paymentStatus: ['review'] }),
      },
    ],
  });
}
