import { createServiceApp } from '@shop/service-kit';
import type { Express } from 'express';
import type { LettersDeps } from './deps.ts';
import { mountInternalRoutes } from './http/internal-routes.ts';
import { mountRestLetterRoutes } from './http/rest-email-routes.ts';

export function createApp(deps: LettersDeps, ready: () => boolean): Express {
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
      mountRestLetterRoutes(app, deps);
      deps.events.mountDeadLetters(app);
    },
    figures: [
      ...deps.events.figures,
      {
        name: 'shop_letters',
        help: 'Letters that wait to be sent, and letters that could not be',
        label: 'state',
        read: async () => {
          const [queued, failed] = await Promise.all([
            deps.letters.count({ state: 'queued' }),
            deps.letters.count({ state: 'failed' }),
          ]);
          return { queued, failed };
        },
      },
    ],
  });
}
