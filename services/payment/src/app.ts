import { createServiceApp } from '@shop/service-kit';
import type { Express } from 'express';
import type { PaymentDeps } from './deps.ts';
import { mountInternalRoutes } from './http/internal-routes.ts';
import { mountWebhookRoutes } from './http/webhook-routes.ts';

export function createApp(deps: PaymentDeps, ready: () => boolean): Express {
  return createServiceApp({
    name: 'payment',
    logger: deps.logger,
    config: deps.config,
    ready,
    internal: (app) => {
      mountInternalRoutes(app, deps);
      deps.events.mountAcknowledge(app);
    },
    routes: (app) => {
      mountWebhookRoutes(app, deps);
      deps.events.mountDeadLetters(app);
    },
    figures: [
      ...deps.events.figures,
      {
        name: 'shop_refunds',
        help: 'Payments with a refund in each state; failed ones need a person',
        label: 'state',
        read: () => deps.payments.countRefunds(),
      },
    ],
  });
}
