import '@shop/service-kit/uncaught-errors';
import { createBus, openDeadLetters, startRelay } from '@shop/events';
import { connectMongo, runService, startSweeper } from '@shop/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDeps } from './deps.ts';
import { startFoldSweeper } from './sweepers/fold-sweeper.ts';
import { refreshProductCache } from './use-cases/refresh-product-cache.ts';

const REFRESH_MS = 15_000;

const config = readConfig();

await runService('catalog', config, async ({ logger, stopping }) => {
  const database = await connectMongo('catalog', config, logger);
  const bus = createBus({ redisUrl: config.REDIS_URL, prefix: config.DB_PREFIX, logger });
  const { connection } = database;
  const deadLetters = await openDeadLetters({ connection, processName: 'image-worker', bus, logger });
  const deps = await openDeps({
    connection,
    deadLetters,
    config,
    logger,
    openRelay: (model) => startRelay({ model, bus, logger }),
  });
  await refreshProductCache(deps);
  // Every answer compares by itself; the sweep spares it the wait after many changes.
  const sweep = () => refreshProductCache(deps);
  const sweeper = startSweeper({ name: 'refresh-product-cache', everyMs: REFRESH_MS, sweep, logger });
  const folding = startFoldSweeper(deps);
  const app = createApp(deps, () => database.ready() && !stopping());
  return {
    app,
    closers: [folding.stop, sweeper.stop, deps.relay.stop, deadLetters.relay.stop, bus.close, database.close],
  };
});
