import { ownGuaranteeNoticePath } from '@shop/shop-rules';
import { createServiceApp } from '@shop/service-kit';
import type { Express } from 'express';
import type { CatalogDeps } from './deps.ts';
import {
  mountGuaranteeNotice,
  mountInternalGuaranteeNotice,
  type GuaranteeNoticeDeps,
} from './guarantee-notice/index.ts';
import { mountAdminProductRoutes } from './http/admin-product-routes.ts';
import { mountInternalRoutes } from './http/internal-routes.ts';
import { mountProductRoutes } from './http/product-routes.ts';
import { mountRestProductRoutes } from './http/rest-product-routes.ts';
import { mountUploadRoutes, type ImageDeps } from './images/index.ts';
import { mountLegalRoutes, type LegalTextsDeps } from './legal-texts/index.ts';
import { IMPORT_PATH, mountProductCsvRoutes } from './product-csv/index.ts';
import { mountInternalOfferRoutes, type AnnounceDeps } from './offers/index.ts';
import {
  assertMayReview,
  mountInternalReviewRoutes,
  mountReviewRoutes,
  reviewForms,
  type ReviewDeps,
} from './product-reviews/index.ts';
import {
  mountInternalRestockRoutes,
  mountRestockRoutes,
  restockForms,
  type RestockDeps,
} from './restock-requests/index.ts';
import { mountSearchRoutes, mountSearchWordRoutes, type SearchDeps } from './search/index.ts';
import { mountInternalSettings, mountSettingsRoutes, type SettingsDeps } from './settings/index.ts';

export type AllDeps = AnnounceDeps &
  CatalogDeps &
  GuaranteeNoticeDeps &
  ImageDeps &
  LegalTextsDeps &
  RestockDeps &
  ReviewDeps &
  SearchDeps &
  SettingsDeps;

export function createApp(deps: AllDeps, ready: () => boolean): Express {
  return createServiceApp({
    name: 'catalog',
    logger: deps.logger,
    config: deps.config,
    ready,
    formPaths: [...restockForms, ...reviewForms],
    streamedPaths: [IMPORT_PATH, ownGuaranteeNoticePath],
    internal: (app) => {
      deps.events.mountAcknowledge(app);
      mountInternalRoutes(app, deps);
      mountInternalSettings(app, deps);
      mountInternalOfferRoutes(app, deps);
      mountInternalRestockRoutes(app, deps);
      mountInternalReviewRoutes(app, deps);
      mountInternalGuaranteeNotice(app, deps);
    },
    routes: (app) => {
      mountProductRoutes(app, deps);
      mountSearchRoutes(app, deps);
      mountRestockRoutes(app, deps);
      mountSearchWordRoutes(app, deps);
      mountAdminProductRoutes(app, deps);
      mountProductCsvRoutes(app, deps);
      mountRestProductRoutes(app, deps);
      mountReviewRoutes(app, deps);
      mountUploadRoutes(app, deps, (userID, ticket) => assertMayReview(deps, { userID, ticket }));
      mountSettingsRoutes(app, deps);
      mountGuaranteeNotice(app, deps);
      mountLegalRoutes(app, deps);
      deps.events.mountDeadLetters(app, deps.auditLog, deps.products.findByAssets);
    },
    extraMetrics: deps.events.metrics,
  });
}
