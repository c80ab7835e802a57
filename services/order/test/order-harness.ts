import type { Address, CartLookup, ProductSnapshot } from '@shop/contracts';
import type { Events } from '@shop/events';
import { createLogger, trusted, type Database, type InternalUser } from '@shop/service-kit';
import {
  aCart,
  anOrder,
  closeService,
  openServiceApi,
  PATIENCE_MS,
  reconcileAfterTests,
  startStandIn,
  testSettings,
  setUpHarness,
  type ApiAnswer,
  type ServiceApi,
  type StandIn,
  type TestSettings,
} from '@shop/testing';
import { beforeEach } from 'vitest';
import type { OrderConfig } from '../src/config.ts';
import type { OrderDeps } from '../src/app.ts';
import type { StoredOrder } from '../src/domain/order.ts';
import { sagasWhere } from '../src/domain/saga.ts';
import { openOrderService } from '../src/open-order-service.ts';
import { sweepDueOrders } from '../src/sweepers/due-orders.ts';
import { createAccountStandIn } from './stand-ins/account-stand-in.ts';
import { createCartStandIn, type CartStandIn } from './stand-ins/cart-stand-in.ts';
import { createPaymentStandIn, type PaymentStandIn } from './stand-ins/payment-stand-in.ts';
import { createCatalogStandIn, type CatalogStandIn } from './stand-ins/catalog-stand-in.ts';
import { eventSenders, type EventSenders } from './send-events.ts';

const open = sagasWhere(({ competing }) => competing === 'open');

/** A customer with an address and a cart, ready to order. */
export type Shopper = { user: InternalUser; address: Address; cart: CartLookup };

export type OrderHarness = EventSenders & {
  config: OrderConfig;
  tokens: TestSettings['tokens'];
  api: ServiceApi;
  database: Database;
  deps: OrderDeps;
  /** How long a checkout of the shop waits for payment, in ms; one of a test has the patience of all its calls. */
  checkoutMs: number;
  stock: CatalogStandIn;
  payments: PaymentStandIn;
  carts: CartStandIn;
  standIns: Record<'account' | 'catalog' | 'cart' | 'payment', StandIn>;
  deadLetters: Events['deadLetters'];
  /** Makes a customer whose cart holds these products. */
  shopper: (products: ProductSnapshot[], quantity?: number) => Shopper;
  /** From now on nobody knows whether the shopper's e-mail address is theirs. */
  doubt: (shopper: Shopper) => void;
  /** The shopper with a further address of their own. */
  at: (shopper: Shopper, fields: Partial<Address>) => Shopper;
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
  /** A customer's checkouts that are not finished. */
  openOrders: (shopper: Shopper) => Promise<StoredOrder[]>;
  /** Runs the sweeper as if so much time had passed. */
  sweepAfter: (minutes: number) => Promise<void>;
  close: () => Promise<void>;
};
type ProvenHarness = OrderHarness & {
  excludeFromReconciliation: ReturnType<typeof reconcileAfterTests>['exclude'];
};

/** The order service with real stores behind its HTTP interface; the other services are stood in for. */
export async function openOrderHarness(settings: Partial<OrderConfig> = {}): Promise<OrderHarness> {
  const { tokens, config: base } = testSettings();
  const stock = createCatalogStandIn();
  const payments = createPaymentStandIn();
  const carts = createCartStandIn(stock);
  const accounts = createAccountStandIn();
  const standIns = {
    catalog: await startStandIn('catalog', tokens, stock.routes),
    payment: await startStandIn('payment', tokens, payments.routes),
    cart: await startStandIn('cart', tokens, carts.routes),
    account: await startStandIn('account', tokens, accounts.routes),
  };
  const config: OrderConfig = {
    ...base,
    ACCOUNT_URL: standIns.account.url,
    CATALOG_URL: standIns.catalog.url,
    CART_URL: standIns.cart.url,
    PAYMENT_URL: standIns.payment.url,
    LIMITS: 'production',
    FRESH_CODE_REFUND_CENTS: 20_000,
    HOLD_MINUTES: 33,
    SHIPPING_HOLD_SECONDS: 60,
    ORDER_PREFIX: 'LL',
    BRAND: 'Luonnonlanka',
    ...settings,
  };
  const service = await openOrderService(config, createLogger('order', 'silent'), { timeoutMs: PATIENCE_MS });
  const { deps, database } = service;
  const { checkoutMs } = deps;
  // A slow machine must not look like a silent provider either.
  deps.checkoutMs = PATIENCE_MS;
  // The sweeper rests: a test has it look when it wants to, by whatever clock.
  deps.events.start();
  const api = await openServiceApi('order', service.app, tokens);

  const setCart: OrderHarness['setCart'] = (shopper, products, quantity) => {
    const { version, applied, appliedIn } = carts.get(shopper.user.id);
    shopper.cart = { ...aCart(products, quantity, version + 1), applied, appliedIn };
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
  return {
    config,
    tokens,
    api,
    database,
    deps,
    checkoutMs,
    stock,
    payments,
    carts,
    standIns,
    deadLetters: deps.events.deadLetters,
    doubt: ({ user }) => accounts.doubt(user),
    at: (shopper, fields) => ({ ...shopper, address: accounts.move(shopper.user, fields) }),
    setCart,
    checkout,
    stored,
    openOrders: ({ user }) =>
      deps.model.find({ userID: user.id, saga: trusted({ $in: open }) }).lean<StoredOrder[]>(),
    shopper: (products, quantity) => {
      const customer = accounts.customer();
      const shopper = { ...customer, cart: carts.get(customer.user.id) };
      setCart(shopper, products, quantity);
      return shopper;
    },
    placed: async (shopper, method) => {
      const { status, body } = await checkout(shopper, method);
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
      return stored(body.orderID as string);
    },
    ...eventSenders({ config, payments, accounts, stored }),
    sweepAfter: (minutes) => sweepDueOrders({ ...deps, now: () => new Date(Date.now() + minutes * 60_000) }),
    close: async () => {
      await closeService(service);
      await Promise.all([api, ...Object.values(standIns)].map((open) => open.close()));
    },
  };
}

/**
 * An order service for the tests of a file: payments answer at the start of each, and at the end of all of them every
 * order's money and pieces are what the books of payment and catalogue say.
 */
export function setUpOrderHarness(settings: Partial<OrderConfig> = {}): ProvenHarness {
  const harness = setUpHarness(() => openOrderHarness(settings));
  beforeEach(() => {
    harness.payments.isMute = false;
  });
  const reconciliation = reconcileAfterTests(() => ({
    config: harness.config,
    rules: ['money', 'refunds', 'stock', 'stock-sums', 'status', 'ids', 'discounts'],
    standIns: () => ({ products: harness.stock.books(), payments: harness.payments.books() }),
  }));
  return Object.assign(harness, { excludeFromReconciliation: reconciliation.exclude });
}
