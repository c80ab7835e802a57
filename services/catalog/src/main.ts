import { createBus, startRelay } from '@shop/events';
import { connectMongo, runService, startSweeper } from '@shop/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openPictureFiles } from './image/picture-files.ts';
import { createProductIndex } from './search/product-index.ts';
import { openAssetStore } from './store/asset-store.ts';
import { openHoldStore } from './store/hold-store.ts';
import { openProductStore } from './store/product-store.ts';
import { refreshSearch } from './use-cases/refresh-search.ts';

const REFRESH_MS = 15_000;

const config = readConfig();

await runService('catalog', config, async ({ logger, stopping }) => {
  const database = await connectMongo('catalog', config, logger);
  const assets = await openAssetStore(database.connection);
  const products = await openProductStore(database.connection);
  const holds = openHoldStore(database.connection);
  const files = await openPictureFiles(config.UPLOADS_DIR);
  const bus = createBus({ redisUrl: config.REDIS_URL, prefix: config.DB_PREFIX, logger });
  const relay = startRelay({ model: assets.model, bus, logger });
  const search = createProductIndex();
  const deps = { products, holds, assets, files, search, relay, config, logger, now: () => new Date() };
  await refreshSearch(deps);
  // A search brings the index up to date itself; the sweep spares it the wait after many changes.
  const sweeper = startSweeper({
    name: 'refresh-search',
    everyMs: REFRESH_MS,
    sweep: () => refreshSearch(deps),
    logger,
  });
  const app = createApp(deps, () => database.ready() && !stopping());
  return { app, closers: [sweeper.stop, relay.stop, bus.close, database.close] };
});
