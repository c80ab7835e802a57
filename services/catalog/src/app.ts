import { ownGuaranteeNoticePath } from '@shop/shop-rules';
import { createServiceApp } from '@shop/service-kit';
import type { Express } from 'express';
import type { CatalogDeps } from './deps.ts';
import { mountGuaranteeNotice, mountInternalGuaranteeNotice } from './guarantee-notice/index.ts';
import { mountAdminProductRoutes } from './http/admin-product-routes.ts';
import { mountInternalWishRoutes } from './restock-requests/internal-routes.ts';
import { mountInternalRoutes } from './http/internal-routes.ts';
import { mountLegalRoutes } from './legal-texts/legal-routes.ts';
import { IMPORT_PATH, mountProductCsvRoutes } from './product-csv/product-csv-routes.ts';
import { mountProductRoutes } from './http/product-routes.ts';
import { mountRestockRoutes, restockForms } from './restock-requests/restock-routes.ts';
import { mountRestProductRoutes } from './http/rest-product-routes.ts';
import { mountSearchRoutes } from './search/search-routes.ts';
import { mountSearchWordRoutes } from './search/search-word-routes.ts';
import { mountSettingsRoutes } from './settings/settings-routes.ts';
import { mountUploadRoutes } from './images/upload-routes.ts';

export function createApp(deps: CatalogDeps, ready: () => boolean): Express {
  return createServiceApp({
    name: 'catalog',
    logger: deps.logger,
    config: deps.config,
    ready,
    forms: restockForms,
    streams: [IMPORT_PATH, ownGuaranteeNoticePath],
    internal: (app) => {
      deps.events.mountAcknowledge(app);
      mountInternalRoutes(app, deps);
      mountInternalWishRoutes(app, deps);
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
      mountUploadRoutes(app, deps);
      mountSettingsRoutes(app, deps);
      mountGuaranteeNotice(app, deps);
      mountLegalRoutes(app, deps);
      deps.events.mountDeadLetters(app, deps.products.findByAssets);
    },
    figures: deps.events.figures,
  });
}
