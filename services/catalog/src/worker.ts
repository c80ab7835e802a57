import '@shop/service-kit/uncaught-errors';
import { createDeadLetters, runConsumers } from '@shop/events';
import { connectMongo, createInternalClient, createServiceApp, runService } from '@shop/service-kit';
import { readWorkerConfig } from './config.ts';
import { createConsumers } from './consumers.ts';
import { openPictureFiles } from './image/picture-files.ts';
import { openAssetStore } from './store/asset-store.ts';

const config = readWorkerConfig();

await runService('image-worker', config, async ({ logger, stopping }) => {
  const database = await connectMongo('catalog', config, logger);
  const deps = {
    assets: await openAssetStore(database.connection),
    files: await openPictureFiles(config.UPLOADS_DIR),
    logger,
  };
  const catalog = createInternalClient({
    from: 'image-worker',
    to: 'catalog',
    baseUrl: config.CATALOG_URL,
    secret: config.SERVICE_TOKEN_SECRET,
  });
  const consumers = runConsumers({
    processName: 'image-worker',
    consumers: createConsumers(deps),
    owners: { catalog },
    deadLetters: createDeadLetters(database.connection),
    redisUrl: config.REDIS_URL,
    prefix: config.DB_PREFIX,
    logger,
  });
  const ready = () => database.ready() && !stopping();
  const app = createServiceApp({ name: 'image-worker', logger, config, ready, routes: () => undefined });
  return { app, closers: [consumers.close, database.close] };
});
