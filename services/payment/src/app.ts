import { eventFigures, mountAcknowledge, mountDeadLetters } from '@shop/events';
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
      mountAcknowledge(app, deps.payments.model);
    },
    routes: (app) => {
      mountWebhookRoutes(app, deps);
      mountDeadLetters(app, 'payment', deps.deadLetters);
    },
    figures: eventFigures(deps.deadLetters, deps.payments.model),
  });
}
