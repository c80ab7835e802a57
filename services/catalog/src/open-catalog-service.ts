import { openAuditLog } from '@shop/audit-log';
import { openEvents } from '@shop/events';
import {
  connectMongo,
  createFreshness,
  createSweepers,
  type Logger,
  type Opening,
  type OpenService,
} from '@shop/service-kit';
import { createApp, type AllDeps } from './app.ts';
import type { CatalogConfig } from './config.ts';
import { openGuaranteeNotice } from './guarantee-notice/index.ts';
import { imageSweeps, openImages } from './images/index.ts';
import { openLegalStore } from './legal-texts/index.ts';
import { createProductCache } from './product-cache/product-cache.ts';
import { openReviewStore } from './product-reviews/index.ts';
import { announceOffers, openOfferStore } from './offers/index.ts';
import { openRestockRequestStore } from './restock-requests/index.ts';
import { openSearch } from './search/index.ts';
import { openSettings } from './settings/index.ts';
import { openHoldStore } from './store/hold-store.ts';
import { openLedgerStore } from './store/ledger-store.ts';
import { productModel } from './store/product-model.ts';
import { openProductStore } from './store/product-store.ts';
import { openReturnStore } from './store/return-store.ts';
import { foldLedgers } from './use-cases/fold-ledgers.ts';
import { refreshProductCache } from './use-cases/refresh-product-cache.ts';

const REFRESH_MS = 15_000;
const FOLD_MS = 3_600_000;
const ANNOUNCE_MS = 10_000;

/** The listeners run in the image worker. */
export async function openCatalogService(
  config: CatalogConfig,
  logger: Logger,
  { now = () => new Date() }: Opening = {},
): Promise<OpenService<AllDeps>> {
  const database = await connectMongo('catalog', config, logger);
  const { connection } = database;
  const freshness = createFreshness();
  const images = await openImages(connection, config, logger);
  const auditLog = await openAuditLog({
    service: 'catalog',
    connection,
    send: (event) => events.relay.send(event),
    logger,
  });
  const offers = await openOfferStore(connection);
  const events = await openEvents({
    service: 'catalog',
    listeners: 'image-worker',
    emits: [images.assets.model, productModel(connection), offers.model, auditLog],
    connection,
    config,
    logger,
  });
  const written = () => settings.settingsCache.written();
  const legal = await openLegalStore(connection, written);
  const guaranteeNotice = await openGuaranteeNotice(connection, written);
  const settings = await openSettings({
    connection,
    config,
    now,
    findElsewhere: async () => ({
      legal: await legal.newest(),
      guaranteeNotice: await guaranteeNotice.find(),
    }),
  });
  const deps: AllDeps = {
    ...images,
    ...settings,
    ...(await openSearch(connection)),
    products: await openProductStore(connection, () => {
      freshness.written();
      sweepers.nudge('announce-offers');
    }),
    holds: openHoldStore(connection, freshness.written),
    returns: openReturnStore(connection, freshness.written),
    ledgers: openLedgerStore(connection),
    legal,
    guaranteeNotice,
    productCache: createProductCache(),
    restockRequests: await openRestockRequestStore(connection),
    offers,
    announced: new Map(),
    productReviews: await openReviewStore(connection, { showsExamples: config.SHOP_MODE !== 'production' }),
    freshness,
    events,
    auditLog,
    config,
    logger,
    now,
  };
  await refreshProductCache(deps);
  // Every answer compares too; this spares it a long comparison.
  const sweepers = createSweepers(logger, [
    ['refresh-product-cache', REFRESH_MS, () => refreshProductCache(deps)],
    ['fold ledgers', FOLD_MS, () => foldLedgers(deps)],
    ['announce-offers', ANNOUNCE_MS, () => announceOffers(deps)],
    ...imageSweeps(deps, deps.productReviews),
    auditLog.sweepRow,
  ]);
  return {
    app: createApp(deps, database.ready),
    deps,
    database,
    start: () => [events, sweepers].forEach(({ start }) => start()),
    closers: [sweepers.stop, events.close, database.close],
  };
}
