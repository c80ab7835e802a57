import '@shop/service-kit/uncaught-errors';
import { createBus, openDeadLetters, runConsumers } from '@shop/events';
import { connectMongo, createInternalClient, migrate, runService } from '@shop/service-kit';
import { createApp } from './app.ts';
import { createCatalogClient } from './clients/catalog-client.ts';
import { createOrderClient } from './clients/order-client.ts';
import { readConfig } from './config.ts';
import { createConsumers } from './consumers.ts';
import { openCartStore } from './store/cart-store.ts';
import { migrations } from './store/migrations.ts';

const config = readConfig();

await runService('cart', config, async ({ logger, stopping }) => {
  const database = await connectMongo('cart', config, logger);
  const clientTo = (to: string, baseUrl: string) =>
    createInternalClient({ from: 'cart', to, baseUrl, secret: config.SERVICE_TOKEN_SECRET });
  const order = clientTo('order', config.ORDER_URL);
  const queues = { redisUrl: config.REDIS_URL, prefix: config.DB_PREFIX, logger };
  const bus = createBus(queues);
  const { connection } = database;
  await migrate(connection, migrations, logger);
  const deadLetters = await openDeadLetters({ connection, processName: 'cart', bus, logger });
  const deps = {
    carts: openCartStore(connection),
    catalog: createCatalogClient(clientTo('catalog', config.CATALOG_URL)),
    orders: createOrderClient(order, logger),
    deadLetters,
    config,
    logger,
    now: () => new Date(),
  };
  const consumers = runConsumers({
    processName: 'cart',
    consumers: createConsumers(deps),
    owners: { order },
    deadLetters,
    ...queues,
  });
  const app = createApp(deps, () => database.ready() && !stopping());
  return { app, closers: [consumers.close, deadLetters.relay.stop, bus.close, database.close] };
});
