import { createServiceApp } from '@shop/service-kit';
import type { Express } from 'express';
import type { AccountDeps } from './deps.ts';
import { mountAddressRoutes } from './addresses/index.ts';
import { mountAuthRoutes } from './http/auth-routes.ts';
import { mountCustomerRoutes } from './http/customer-routes.ts';
import { mountInternalRoutes } from './http/internal-routes.ts';
import { mountOwnAccountRoutes } from './http/own-account-routes.ts';
import { mountAuditLogRoutes } from './audit-log/index.ts';
import { mountRestAccountRoutes } from './http/rest-account-routes.ts';
import { mountSecondFactorRoutes } from './http/second-factor-routes.ts';
import { mountWishlistRoutes, wishlistForms } from './wishlist/index.ts';

export function createApp(deps: AccountDeps, ready: () => boolean): Express {
  return createServiceApp({
    name: 'account',
    logger: deps.logger,
    config: deps.config,
    ready,
    formPaths: wishlistForms,
    internal: (app) => {
      deps.events.mountAcknowledge(app);
      mountInternalRoutes(app, deps);
    },
    routes: (app) => {
      mountAuthRoutes(app, deps);
      mountOwnAccountRoutes(app, deps);
      mountSecondFactorRoutes(app, deps);
      mountAddressRoutes(app, deps);
      mountWishlistRoutes(app, deps);
      mountRestAccountRoutes(app, deps);
      mountCustomerRoutes(app, deps);
      mountAuditLogRoutes(app, deps);
      deps.events.mountDeadLetters(app, deps.auditLog);
    },
    extraMetrics: deps.events.metrics,
  });
}
