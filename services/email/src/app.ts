import { createServiceApp } from '@shop/service-kit';
import type { Express } from 'express';
import type { EmailDeps } from './deps.ts';
import { mountEmailTextRoutes } from './email-texts/index.ts';
import { mountInternalRoutes } from './http/internal-routes.ts';
import { mountOrderMessageRoutes } from './order-messages/index.ts';
import { mountRestEmailRoutes } from './http/rest-email-routes.ts';

export function createApp(deps: EmailDeps, ready: () => boolean): Express {
  return createServiceApp({
    name: 'email',
    logger: deps.logger,
    config: deps.config,
    ready,
    internal: (app) => {
      deps.events.mountAcknowledge(app);
      mountInternalRoutes(app, deps);
    },
    routes: (app) => {
      mountEmailTextRoutes(app, { ...deps, whoWrites: deps.whoWritesNow });
      mountOrderMessageRoutes(app, deps);
      mountRestEmailRoutes(app, deps);
      deps.events.mountDeadLetters(app, deps.auditLog);
    },
    extraMetrics: [
      ...deps.events.metrics,
      {
        name: 'shop_letters',
        help: 'Emails by state: waiting to be sent, or failed',
        label: 'state',
        read: async () => {
          const [queued, failed] = await Promise.all([
            deps.emails.count({ state: 'queued' }),
            deps.emails.count({ state: 'failed' }),
          ]);
          return { queued, failed };
        },
      },
    ],
  });
}
