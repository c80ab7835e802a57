import type { Address, CartLookup, ProductSnapshot } from '@shop/contracts';
import {
  createBus,
  openDeadLetters,
  paymentCompleted,
  paymentMismatched,
  paymentPending,
  runConsumers,
  startRelay,
  type OpenDeadLetters,
} from '@shop/events';
import {
  connectMongo,
  createInternalClient,
  createLogger,
  ShopError,
  type Database,
  type InsideUser,
} from '@shop/service-kit';
import {
  aCart,
  anAddress,
  anOrder,
  aUser,
  openServiceApi,
  sendEvent,
  startStandIn,
  testSettings,
  waitFor,
  type ApiAnswer,
  type ServiceApi,
  type StandIn,
} from '@shop/testing';
import { createApp } from '../src/app.ts';
import type { OrderConfig } from '../src/config.ts';
import { createConsumers } from '../src/consumers.ts';
import { openDeps, type OrderDeps } from '../src/deps.ts';
import type { StoredOrder } from '../src/domain/order.ts';
import { sweepDueOrders } from '../src/sweepers/due-orders.ts';
import { createCartStandIn, type CartStandIn } from './stand-ins/cart-stand-in.ts';
import {
  chargeIdOf,
  createPaymentStandIn,
  type PaymentStandIn,
  type StandInPayment,
} from './stand-ins/payment-stand-in.ts';
import { createCatalogStandIn, type CatalogStandIn } from './stand-ins/catalog-stand-in.ts';

/** A customer with an address and a cart, ready to order. */
export type Shopper = { user: InsideUser; address: Address; cart: CartLookup };

export type OrderHarness = {
  api: ServiceApi;
  database: Database;
  deps: OrderDeps;
  stock: CatalogStandIn;
  payments: PaymentStandIn;
  carts: CartStandIn;
  standIns: Record<'account' | 'catalog' | 'cart' | 'payment', StandIn>;
  deadLetters: OpenDeadLetters;
  /** Makes a customer whose cart holds these products. */
  shopper: (products: ProductSnapshot[], quantity?: number) => Shopper;
  setCart: (shopper: Shopper, products: ProductSnapshot[], quantity?: number) => void;
  /** Places an order as the storefront does. */
  checkout: (
    shopper: Shopper,
    method?: 'card' | 'paypal',
    headers?: Record<string, string>,
  ) => Promise<ApiAnswer>;
  /** Places an order and answers it as it is stored. */
  placed: (shopper: Shopper, method?: 'card' | 'paypal') => Promise<StoredOrder>;
  stored: (orderID: string) => Promise<StoredOrder>;
  /** Sends payment-completed as payment's relay does, and waits until order has acknowledged it. */
  report: (payment: StandInPayment, fields?: object) => Promise<void>;
  /** Sends payment-mismatched, and waits for the acknowledgement. */
  reportMismatch: (payment: StandInPayment) => Promise<void>;
  /** Sends payment-pending with the provider's reason, and waits for the acknowledgement. */
  reportPending: (payment: StandInPayment, reason: string) => Promise<void>;
  /** Runs the sweeper as if so much time had passed. */
  sweepAfter: (minutes: number) => Promise<void>;
  close: () => Promise<void>;
};

/** The stand-in's e-mail of a customer. */
export const emailOf = ({ id }: { id: string }): string => `${id}@example.fi`;

/** The order service with real stores behind its HTTP interface; the other services are stood in for. */
export async function openOrderHarness(settings: Partial<OrderConfig> = {}): Promise<OrderHarness> {
  const { tokens, config: base } = testSettings();
  const logger = createLogger('order', 'silent');
  const [stock, payments, carts] = [createCatalogStandIn(), createPaymentStandIn(), createCartStandIn()];
  const addresses = new Map<string, Address>();
  const users = new Map<string, Shopper['user']>();
  const standIns = {
    catalog: await startStandIn('catalog', tokens, stock.routes),
    payment: await startStandIn('payment', tokens, payments.routes),
    cart: await startStandIn('cart', tokens, carts.routes),
    account: await startStandIn('account', tokens, {
      'GET /internal/users/:userID/addresses/:addressID': ({ params }) => {
        const address = addresses.get(params['addressID'] ?? '');
        if (address?.userID !== params['userID']) throw new ShopError({ code: 'address-not-found' });
        return address;
      },
      'GET /internal/users/:userID': ({ params }) => {
        const user = users.get(params['userID'] ?? '');
        if (!user) throw new ShopError({ code: 'not-found' });
        return { ...user, email: emailOf(user) };
      },
    }),
  };
  const config: OrderConfig = {
    ...base,
    ACCOUNT_URL: standIns.account.url,
    CATALOG_URL: standIns.catalog.url,
    CART_URL: standIns.cart.url,
    PAYMENT_URL: standIns.payment.url,
    LIMITS: 'production',
    HOLD_MINUTES: 33,
    DELIVERY_FEE_CENTS: 0,
    ...settings,
  };
  // Slow test machines must not look like services that are away.
  const clientTo = (to: string, baseUrl: string) =>
    createInternalClient({
      from: 'order',
      to,
      baseUrl,
      secret: config.SERVICE_TOKEN_SECRET,
      timeoutMs: 20_000,
    });
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
  const api = await openServiceApi(
    'order',
    createApp(deps, () => true),
    tokens,
  );

  const setCart: OrderHarness['setCart'] = (shopper, products, quantity) => {
    const { version, applied } = carts.get(shopper.user.id);
    shopper.cart = { ...aCart(products, quantity, version + 1), applied };
    carts.set(shopper.user.id, shopper.cart);
  };
  const checkout: OrderHarness['checkout'] = ({ user, cart, address }, method = 'card', headers) =>
    api.as(user)(
      'POST',
      `/api/shop/purchase/${method === 'card' ? 'stripe-checkout' : 'create'}`,
      anOrder(cart, address),
      headers,
    );
  const stored: OrderHarness['stored'] = async (orderID) => {
    const order = await deps.orders.find(orderID);
    if (!order) throw new Error(`no order ${orderID}`);
    return order;
  };
  const acknowledged = (eventId: string) =>
    waitFor('the acknowledgement', () => payments.acknowledged.includes(eventId));
  return {
    api,
    database,
    deps,
    stock,
    payments,
    carts,
    standIns,
    deadLetters,
    setCart,
    checkout,
    stored,
    shopper: (products, quantity) => {
      const user = aUser();
      const address = anAddress(user.id);
      addresses.set(address._id, address);
      users.set(user.id, user);
      const shopper = { user, address, cart: carts.get(user.id) };
      setCart(shopper, products, quantity);
      return shopper;
    },
    placed: async (shopper, method) => {
      const { status, body } = await checkout(shopper, method);
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
      return stored(body.orderID as string);
    },
    report: async ({ paymentId, orderID, provider, amountCents }, fields = {}) => {
      const payload = { paymentId, orderID, provider, amountCents, paidAt: new Date().toISOString() };
      const ids = {
        providerPaymentId: `provider-${paymentId}`,
        payerId: 'PAYER1',
        chargeId: chargeIdOf(paymentId),
      };
      await acknowledged(await sendEvent(paymentCompleted, { ...payload, ...ids, ...fields }, config));
    },
    reportMismatch: async ({ paymentId, orderID, captured }) => {
      const money = captured ? { captured, chargeId: chargeIdOf(paymentId) } : {};
      await acknowledged(await sendEvent(paymentMismatched, { paymentId, orderID, ...money }, config));
    },
    reportPending: async ({ paymentId, orderID }, reason) =>
      acknowledged(await sendEvent(paymentPending, { paymentId, orderID, reason }, config)),
    sweepAfter: (minutes) => sweepDueOrders({ ...deps, now: () => new Date(Date.now() + minutes * 60_000) }),
    close: async () => {
      await consumers.close();
      await deps.relay.stop();
      await deadLetters.relay.stop();
      await bus.close();
      await Promise.all([api, ...Object.values(standIns)].map((open) => open.close()));
      await database.connection.dropDatabase();
      await database.close();
    },
  };
}
