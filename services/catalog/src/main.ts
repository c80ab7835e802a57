import { createBus, startRelay } from '@shop/events';
import { connectMongo, runService } from '@shop/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openPictureFiles } from './image/picture-files.ts';
import { openAssetStore } from './store/asset-store.ts';
import { openHoldStore } from './store/hold-store.ts';
import { openProductStore } from './store/product-store.ts';

const config = readConfig();

await runService('catalog', config, async ({ logger, stopping }) => {
  const database = await connectMongo('catalog', config, logger);
  const assets = await openAssetStore(database.connection);
  const products = await openProductStore(database.connection);
  const holds = openHoldStore(database.connection);
  const files = await openPictureFiles(config.UPLOADS_DIR);
  const bus = createBus({ redisUrl: config.REDIS_URL, prefix: config.DB_PREFIX, logger });
  const relay = startRelay({ model: assets.model, bus, logger });
  const deps = { products, holds, assets, files, relay, config, logger, now: () => new Date() };
  const app = createApp(deps, () => database.ready() && !stopping());
  return { app, closers: [relay.stop, bus.close, database.close] };
});
