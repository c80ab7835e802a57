import type { Address, ProductSnapshot } from '@shop/contracts';
import { createBus, openDeadLetters } from '@shop/events';
import {
  connectMongo,
  createInternalClient,
  createLogger,
  ShopError,
  type Database,
  type InsideUser,
} from '@shop/service-kit';
import { createApp as createCartApp } from '../../../../services/cart/src/app.ts';
import { createCatalogClient } from '../../../../services/cart/src/clients/catalog-client.ts';
import { openCartStore } from '../../../../services/cart/src/store/cart-store.ts';
import { createConsumers } from '../../../../services/cart/src/consumers.ts';
import type { CartDeps } from '../../../../services/cart/src/deps.ts';
import { createApp as createOrderApp } from '../../../../services/order/src/app.ts';
import { openDeps } from '../../../../services/order/src/deps.ts';
import { createPaymentStandIn } from '../../../../services/order/test/stand-ins/payment-stand-in.ts';
import { createCatalogStandIn } from '../../../../services/order/test/stand-ins/catalog-stand-in.ts';
import { anAddress, aProduct, aUser, openServiceApi, startStandIn, testSettings } from '../../src/index.ts';

export type Shopper = { user: InsideUser; address: Address; products: ProductSnapshot[] };
export type TwoServices = Awaited<ReturnType<typeof openTwoServices>>;

/**
 * Order and cart, real, on a real database, calling each other over HTTP. Stock, payments and addresses are stood in
 * for; events stay in the outbox until the test delivers them.
 */
export async function openTwoServices() {
  const { tokens, config } = testSettings();
  const logger = createLogger('order', 'silent');
  const [stock, payments] = [createCatalogStandIn(), createPaymentStandIn()];
  const addresses = new Map<string, Address>();
  const catalog = await startStandIn('catalog', tokens, stock.routes);
  const payment = await startStandIn('payment', tokens, payments.routes);
  const account = await startStandIn('account', tokens, {
    'GET /internal/users/:userID/addresses/:addressID': ({ params }) => {
      const address = addresses.get(params['addressID'] ?? '');
      if (!address) throw new ShopError({ code: 'address-not-found' });
      return address;
    },
    'GET /internal/users/:userID': ({ params }) => ({
      id: params['userID'],
      userName: 'Aino',
      email: 'a@b.fi',
    }),
  });
  const clientFrom = (from: string) => (to: string, baseUrl: string) =>
    createInternalClient({ from, to, baseUrl, secret: config.SERVICE_TOKEN_SECRET, timeoutMs: 20_000 });

  const bus = createBus({ redisUrl: config.REDIS_URL, prefix: config.DB_PREFIX, logger });
  const deadLettersOf = (processName: string, { connection }: Database) =>
    openDeadLetters({ connection, processName, bus, logger });

  const cartDatabase = await connectMongo('cart', config, logger);
  const cartDeadLetters = await deadLettersOf('cart', cartDatabase);
  const cartDeps: CartDeps = {
    carts: openCartStore(cartDatabase.connection),
    catalog: createCatalogClient(clientFrom('cart')('catalog', catalog.url)),
    orders: { heldBy: () => Promise.resolve([]) },
    deadLetters: cartDeadLetters,
    config: { ...config, CATALOG_URL: catalog.url, ORDER_URL: '' },
    logger,
    now: () => new Date(),
  };
  const cart = await openServiceApi(
    'cart',
    createCartApp(cartDeps, () => true),
    tokens,
  );

  const orderDatabase = await connectMongo('order', config, logger);
  const orderDeadLetters = await deadLettersOf('order', orderDatabase);
  const orderDeps = await openDeps({
    connection: orderDatabase.connection,
    deadLetters: orderDeadLetters,
    config: {
      ...config,
      ACCOUNT_URL: account.url,
      CATALOG_URL: catalog.url,
      CART_URL: cart.url,
      PAYMENT_URL: payment.url,
      HOLD_MINUTES: 33,
      LIMITS: 'off',
      DELIVERY_FEE_CENTS: 0,
    },
    logger,
    clientTo: clientFrom('order'),
    openRelay: () => ({ nudge: () => undefined, stop: () => Promise.resolve() }),
  });
  const order = await openServiceApi(
    'order',
    createOrderApp(orderDeps, () => true),
    tokens,
  );
  const [clearCart] = createConsumers(cartDeps);
  if (!clearCart) throw new Error('cart listens to nothing');

  return {
    stock,
    payments,
    cart,
    order,
    orderDeps,
    carts: cartDeps.carts,
    clearCart,
    /** Somebody new, with an address and things to buy. */
    shopper: (): Shopper => {
      const user = aUser();
      const address = anAddress(user.id);
      addresses.set(address._id, address);
      const products = [100, 100, 3].map((pieces) => stock.put(aProduct({ stock: pieces })));
      return { user, address, products };
    },
    close: async () => {
      await Promise.all([cart, order, catalog, payment, account].map((open) => open.close()));
      await Promise.all([cartDeadLetters, orderDeadLetters].map(({ relay }) => relay.stop()));
      await bus.close();
      for (const { connection, close } of [cartDatabase, orderDatabase]) {
        await connection.dropDatabase();
        await close();
      }
    },
  };
}
