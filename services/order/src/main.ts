import '@shop/service-kit/uncaught-errors';
import { createBus, openDeadLetters, runConsumers, startRelay } from '@shop/events';
import { connectMongo, createInternalClient, runService, startSweeper } from '@shop/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createConsumers } from './consumers.ts';
import { openDeps } from './deps.ts';
import { sweepDueOrders } from './sweepers/due-orders.ts';

const config = readConfig();
const clientTo = (to: string, baseUrl: string) =>
  createInternalClient({ from: 'order', to, baseUrl, secret: config.SERVICE_TOKEN_SECRET });

await runService('order', config, async ({ logger, stopping }) => {
  const database = await connectMongo('order', config, logger);
  const queues = { redisUrl: config.REDIS_URL, prefix: config.DB_PREFIX, logger };
  const bus = createBus(queues);
  const { connection } = database;
  const deadLetters = await openDeadLetters({ connection, processName: 'order', bus, logger });
  const deps = await openDeps({
    connection,
    deadLetters,
    config,
    logger,
    clientTo,
    openRelay: (model) => startRelay({ model, bus, logger }),
  });
  const consumers = runConsumers({
    processName: 'order',
    consumers: createConsumers(deps),
    owners: { payment: clientTo('payment', config.PAYMENT_URL) },
    deadLetters,
    ...queues,
  });
  const sweep = () => sweepDueOrders(deps);
  const sweeper = startSweeper({ name: 'due orders', everyMs: 30_000, sweep, logger });
  const relays = [deps.relay.stop, deadLetters.relay.stop];
  const app = createApp(deps, () => database.ready() && !stopping());
  return { app, closers: [consumers.close, sweeper.stop, ...relays, bus.close, database.close] };
});
