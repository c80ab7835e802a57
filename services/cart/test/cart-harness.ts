import { createBus, openDeadLetters, runConsumers, type DeadLetters } from '@shop/events';
import type { CartLookup, OwnHolds, ProductSnapshot } from '@shop/contracts';
import {
  connectMongo,
  createInternalClient,
  createLogger,
  type Database,
  type DataConfig,
  type InsideUser,
} from '@shop/service-kit';
import { openServiceApi, startStandIn, testSettings, type ServiceApi, type StandIn } from '@shop/testing';
import { createApp } from '../src/app.ts';
import { createCatalogClient } from '../src/clients/catalog-client.ts';
import { createOrderClient } from '../src/clients/order-client.ts';
import { createConsumers } from '../src/consumers.ts';
import type { CartDeps } from '../src/deps.ts';
import { openCartStore } from '../src/store/cart-store.ts';

export type CartHarness = {
  api: ServiceApi;
  config: DataConfig;
  database: Database;
  deps: CartDeps;
  catalog: StandIn;
  order: StandIn;
  /** What users' own unpaid checkouts hold. */
  ownHolds: Map<string, OwnHolds>;
  /** What the catalogue can sell, by id; tests change it. */
  products: Map<string, ProductSnapshot>;
  /** Ids of the events that the cart has acknowledged to order. */
  acknowledged: string[];
  deadLetters: DeadLetters;
  sell: (product: ProductSnapshot) => ProductSnapshot;
  /** What order would read of a user's cart. */
  stored: (user: InsideUser) => Promise<CartLookup>;
  close: () => Promise<void>;
};

/** The cart service with real stores behind its HTTP interface; catalog and order are stood in for. */
export async function openCartHarness(): Promise<CartHarness> {
  const { tokens, config } = testSettings();
  const logger = createLogger('cart', 'silent');
  const database = await connectMongo('cart', config, logger);
  const products = new Map<string, ProductSnapshot>();
  const acknowledged: string[] = [];
  const catalog = await startStandIn('catalog', tokens, {
    'POST /internal/products/lookup': ({ body }) =>
      (body as { ids: string[] }).ids.flatMap((id) => products.get(id) ?? []),
  });
  const ownHolds = new Map<string, OwnHolds>();
  const order = await startStandIn('order', tokens, {
    'GET /internal/users/:userID/holds': ({ params }) => ownHolds.get(params['userID'] ?? '') ?? [],
    'POST /internal/outbox/acknowledge': ({ body }) => {
      acknowledged.push((body as { eventId: string }).eventId);
    },
  });
  // Slow test machines must not look like services that are away.
  const clientTo = (to: string, baseUrl: string) =>
    createInternalClient({
      from: 'cart',
      to,
      baseUrl,
      secret: config.SERVICE_TOKEN_SECRET,
      timeoutMs: 20_000,
    });
  const bus = createBus({ redisUrl: config.REDIS_URL, prefix: config.DB_PREFIX, logger });
  const deadLetters = await openDeadLetters({
    connection: database.connection,
    processName: 'cart',
    bus,
    logger,
  });
  const deps: CartDeps = {
    carts: openCartStore(database.connection),
    catalog: createCatalogClient(clientTo('catalog', catalog.url)),
    orders: createOrderClient(clientTo('order', order.url), logger),
    deadLetters,
    config: { ...config, CATALOG_URL: catalog.url, ORDER_URL: order.url },
    logger,
    now: () => new Date(),
  };
  const consumers = runConsumers({
    processName: 'cart',
    consumers: createConsumers(deps),
    owners: { order: clientTo('order', order.url) },
    deadLetters,
    redisUrl: config.REDIS_URL,
    prefix: config.DB_PREFIX,
    logger,
  });
  const api = await openServiceApi(
    'cart',
    createApp(deps, () => true),
    tokens,
  );
  return {
    api,
    config,
    database,
    deps,
    catalog,
    order,
    ownHolds,
    products,
    acknowledged,
    deadLetters,
    sell: (product) => {
      products.set(product._id, product);
      return product;
    },
    stored: async (user) =>
      (await api.asService('GET', `/internal/carts/${user.id}`)).body.data as CartLookup,
    close: async () => {
      await consumers.close();
      await deadLetters.relay.stop();
      await bus.close();
      await Promise.all([api.close(), catalog.close(), order.close()]);
      await database.connection.dropDatabase();
      await database.close();
    },
  };
}
