import { createBus, startRelay } from '@shop/events';
import { connectMongo, runService, startSweeper } from '@shop/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openPictureFiles } from './image/picture-files.ts';
import { createProductIndex } from './search/product-index.ts';
import { createFreshness } from './shelf/freshness.ts';
import { createShelf } from './shelf/shelf.ts';
import { openAssetStore } from './store/asset-store.ts';
import { openHoldStore } from './store/hold-store.ts';
import { openLedgerStore } from './store/ledger-store.ts';
import { openProductStore } from './store/product-store.ts';
import { startFoldSweeper } from './sweepers/fold-sweeper.ts';
import { refreshShelf } from './use-cases/refresh-shelf.ts';

const REFRESH_MS = 15_000;

const config = readConfig();

await runService('catalog', config, async ({ logger, stopping }) => {
  const database = await connectMongo('catalog', config, logger);
  const assets = await openAssetStore(database.connection);
  const freshness = createFreshness();
  const products = await openProductStore(database.connection, freshness.written);
  const holds = openHoldStore(database.connection, freshness.written);
  const ledgers = await openLedgerStore(database.connection);
  const files = await openPictureFiles(config.UPLOADS_DIR);
  const bus = createBus({ redisUrl: config.REDIS_URL, prefix: config.DB_PREFIX, logger });
  const relay = startRelay({ model: assets.model, bus, logger });
  const memory = { shelf: createShelf(), search: createProductIndex(), freshness };
  const deps = {
    products,
    holds,
    ledgers,
    assets,
    files,
    ...memory,
    relay,
    config,
    logger,
    now: () => new Date(),
  };
  await refreshShelf(deps);
  // Every answer compares by itself; the sweep spares it the wait after many changes.
  const sweep = () => refreshShelf(deps);
  const sweeper = startSweeper({ name: 'refresh-shelf', everyMs: REFRESH_MS, sweep, logger });
  const folding = startFoldSweeper(deps);
  const app = createApp(deps, () => database.ready() && !stopping());
  return { app, closers: [folding.stop, sweeper.stop, relay.stop, bus.close, database.close] };
});
