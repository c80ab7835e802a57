import {
  cartLookupSchema,
  type CartLookup,
  type ProductLookup,
  type ProductLookupInput,
  type ProductSnapshot,
} from '@shop/contracts';
import type { Events } from '@shop/events';
import { createLogger, type Database, type DataConfig, type InternalUser } from '@shop/service-kit';
import {
  closeService,
  openServiceApi,
  PATIENCE_MS,
  someSettings,
  startStandIn,
  testSettings,
  setUpHarness,
  type ServiceApi,
  type StandIn,
} from '@shop/testing';
import type { CartDeps } from '../src/deps.ts';
import { openCartService } from '../src/open-cart-service.ts';

export type CartHarness = {
  api: ServiceApi;
  config: DataConfig;
  database: Database;
  deps: CartDeps;
  catalog: StandIn;
  order: StandIn;
  account: StandIn;
  /** Lets this user's own unpaid checkout hold so many pieces of a product. */
  hold: (user: InternalUser, productID: string, pieces: number) => void;
  /** What the catalogue can sell, by id; tests change it. */
  products: Map<string, ProductSnapshot>;
  /** Ids of the events that the cart has acknowledged. */
  acknowledged: string[];
  deadLetters: Events['deadLetters'];
  sell: (product: ProductSnapshot) => ProductSnapshot;
  /** What order would read of a user's cart. */
  stored: (user: InternalUser) => Promise<CartLookup>;
  close: () => Promise<void>;
};

/** The cart service with real stores behind its HTTP interface; the other services are stood in for. */
async function openCartHarness(): Promise<CartHarness> {
  const { tokens, config } = testSettings();
  const products = new Map<string, ProductSnapshot>();
  const acknowledged: string[] = [];
  const held = new Map<string, number>();
  const catalog = await startStandIn('catalog', tokens, {
    'POST /internal/products/lookup': ({ body }): ProductLookup => {
      const { ids, buyer } = body as ProductLookupInput;
      const found = ids
        .flatMap((id) => products.get(id) ?? [])
        .map((product) => ({
          ...product,
          stock: product.stock + (held.get(`${buyer}/${product._id}`) ?? 0),
        }));
      return { products: found, settings: someSettings() };
    },
  });
  const emitter = {
    'POST /internal/outbox/acknowledge': ({ body }: { body: unknown }) => {
      acknowledged.push((body as { eventId: string }).eventId);
    },
  };
  const order = await startStandIn('order', tokens, emitter);
  const account = await startStandIn('account', tokens, emitter);
  const service = await openCartService(
    { ...config, CATALOG_URL: catalog.url, ORDER_URL: order.url, ACCOUNT_URL: account.url },
    createLogger('cart', 'silent'),
    { timeoutMs: PATIENCE_MS },
  );
  service.start();
  const { deps, database } = service;
  const api = await openServiceApi('cart', service.app, tokens);
  return {
    api,
    config,
    database,
    deps,
    catalog,
    order,
    account,
    hold: ({ id }, productID, pieces) => void held.set(`${id}/${productID}`, pieces),
    products,
    acknowledged,
    deadLetters: deps.events.deadLetters,
    sell: (product) => {
      products.set(product._id, product);
      return product;
    },
    stored: async (user) =>
      cartLookupSchema.parse((await api.asService('GET', `/internal/carts/${user.id}`)).body.data),
    close: async () => {
      await closeService(service);
      await Promise.all([api.close(), catalog.close(), order.close(), account.close()]);
    },
  };
}

/** A cart service for the tests of a file. */
export const setUpCartHarness = (): CartHarness => setUpHarness(openCartHarness);
