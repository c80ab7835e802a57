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
    extraMetrics: [
      ...deps.events.metrics,
      {
        name: 'shop_refunds',
        help: 'Payments with a refund, by its state',
        label: 'state',
        read: () => deps.payments.countRefunds(),
      },
      {
        name: 'shop_reconciliation_differences',
        help: 'Differences from the lists of the providers, by the last finished reconciliation',
        read: async () => (await deps.reconciliations.findLast())?.differences?.length ?? 0,
      },
      {
        name: 'shop_reconciliation_age_seconds',
        help: 'Age of the last finished reconciliation; before that, of the first start',
        read: async () => {
          const since = await deps.reconciliations.findOverdueSince();
          return since ? (deps.now().getTime() - since.getTime()) / 1_000 : 0;
        },
      },
    ],
  });
}
