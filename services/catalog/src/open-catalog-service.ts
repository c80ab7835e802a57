import { firstSettings } from '@shop/contracts';
import { openEvents } from '@shop/events';
import { connectMongo, createSweeper, type Logger, type Opening, type OpenService } from '@shop/service-kit';
import { createApp } from './app.ts';
import type { CatalogConfig } from './config.ts';
import type { CatalogDeps } from './deps.ts';
import { settingsWith } from './settings/settings.ts';
import { openPictureFiles } from './images/picture-files.ts';
import { createFreshness } from './product-cache/freshness.ts';
import { createProductCache } from './product-cache/product-cache.ts';
import { openGuaranteeNotice } from './guarantee-notice/index.ts';
import { createSettingsCache } from './settings/settings-cache.ts';
import { createProductIndex } from './search/index.ts';
import { openAssetStore } from './images/asset-store.ts';
import { openHoldStore } from './store/hold-store.ts';
import { openLegalStore } from './legal-texts/legal-store.ts';
import { openLedgerStore } from './store/ledger-store.ts';
import { productModel } from './store/product-model.ts';
import { openProductStore } from './store/product-store.ts';
import { openSearchWordStore } from './search/search-word-store.ts';
import { openReturnStore } from './store/return-store.ts';
import { openSettingsStore } from './settings/settings-store.ts';
import { openWishStore } from './restock-requests/restock-request-store.ts';
import { createFoldSweeper } from './sweepers/fold-sweeper.ts';
import { createLeftoverSweeper } from './images/leftover-sweeper.ts';
import { createPictureSweeper } from './images/picture-sweeper.ts';
import { refreshProductCache } from './use-cases/refresh-product-cache.ts';
import { findPickUpCarriers } from './settings/shown-settings.ts';

const REFRESH_MS = 15_000;

/** The catalog service, composed: the same for `main.ts` and for the tests. Its listeners run in the image worker. */
export async function openCatalogService(
  config: CatalogConfig,
  logger: Logger,
  { now = () => new Date() }: Opening = {},
): Promise<OpenService<CatalogDeps>> {
  const pickUpCarriers = await findPickUpCarriers(config);
  const database = await connectMongo('catalog', config, logger);
  const { connection } = database;
  const freshness = createFreshness();
  const synonymFreshness = createFreshness();
  const assets = await openAssetStore(connection);
  const events = await openEvents({
    service: 'catalog',
    listeners: 'image-worker',
    emits: [assets.model, productModel(connection)],
    connection,
    config,
    logger,
  });
  const settings = openSettingsStore(connection, () => settingsCache.written());
  const first = firstSettings(config);
  const legal = await openLegalStore(connection, () => settingsCache.written());
  const guaranteeNotice = await openGuaranteeNotice(connection, () => settingsCache.written());
  const settingsCache = createSettingsCache(
    async () =>
      settingsWith(first, await settings.find(), await legal.newest(), await guaranteeNotice.find()),
    now,
  );
  const deps: CatalogDeps = {
    products: await openProductStore(connection, freshness.written),
    holds: openHoldStore(connection, freshness.written),
    returns: openReturnStore(connection, freshness.written),
    ledgers: openLedgerStore(connection),
    assets,
    settings,
    legal,
    guaranteeNotice,
    settingsCache,
    pickUpCarriers,
    files: await openPictureFiles(config.UPLOADS_DIR),
    productCache: createProductCache(),
    search: createProductIndex(),
    searchWords: await openSearchWordStore(connection, synonymFreshness.written),
    wishes: await openWishStore(connection),
    synonymFreshness,
    freshness,
    events,
    config,
    logger,
    now,
  };
  await refreshProductCache(deps);
  // Every answer compares by itself; the sweep spares it the wait after many changes.
  const sweep = () => refreshProductCache(deps);
  const refreshing = createSweeper({ name: 'refresh-product-cache', everyMs: REFRESH_MS, sweep, logger });
  const sweepers = [
    refreshing,
    createFoldSweeper(deps),
    createPictureSweeper(deps),
    createLeftoverSweeper(deps),
  ];
  return {
    app: createApp(deps, database.ready),
    deps,
    database,
    start: () => [events, ...sweepers].forEach(({ start }) => start()),
    closers: [...sweepers.map(({ stop }) => stop), events.close, database.close],
  };
}
