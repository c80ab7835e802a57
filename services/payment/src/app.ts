import { createServiceApp } from '@shop/service-kit';
import type { Express } from 'express';
import type { PaymentDeps } from './deps.ts';
import { mountInternalRoutes } from './http/internal-routes.ts';
import { mountReconciliationRoutes } from './http/rest-reconciliation-routes.ts';
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
      mountReconciliationRoutes(app, deps);
      deps.events.mountDeadLetters(app, deps.auditLog);
    },
    figures: [
      ...deps.events.figures,
      {
        name: 'shop_refunds',
        help: 'Payments with a refund in each state; failed ones need a person',
        label: 'state',
        read: () => deps.payments.countRefunds(),
      },
      {
        name: 'shop_reconciliation_differences',
        help: 'What the books and the providers differ in, by the last reconciliation that came to its end',
        read: async () => (await deps.reconciliations.findLast())?.differences?.length ?? 0,
      },
      {
        name: 'shop_reconciliation_age_seconds',
        help: 'How long ago the last reconciliation came to its end; before that, how long ago the first was begun',
        read: async () => {
          const since = await deps.reconciliations.findOverdueSince();
          return since ? (deps.now().getTime() - since.getTime()) / 1_000 : 0;
        },
      },
    ],
  });
}
