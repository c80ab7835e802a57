import type { OpenDeadLetters, Relay } from '@shop/events';
import { migrate, type InternalClient, type Logger } from '@shop/service-kit';
import type { Connection, Model } from 'mongoose';
import { createAccountClient, type AccountClient } from './clients/account-client.ts';
import { createCartClient, type CartClient } from './clients/cart-client.ts';
import { createCatalogClient, type CatalogClient } from './clients/catalog-client.ts';
import { createPaymentClient, type PaymentClient } from './clients/payment-client.ts';
import type { OrderConfig } from './config.ts';
import { migrations } from './store/migrations.ts';
import { openOrderLists, type OrderLists } from './store/order-lists.ts';
import { openOrderModel, type OrderDocument } from './store/order-model.ts';
import { openOrderStore, type OrderStore } from './store/order-store.ts';
import { openReplayStore, type ReplayStore } from './store/replay-store.ts';
import { openSales, type Sales } from './store/sales.ts';

export type OrderDeps = {
  /** The documents that carry this service's events. */
  model: Model<OrderDocument>;
  orders: OrderStore;
  lists: OrderLists;
  sales: Sales;
  replays: ReplayStore;
  account: AccountClient;
  cart: CartClient;
  catalog: CatalogClient;
  payments: PaymentClient;
  relay: Relay;
  deadLetters: OpenDeadLetters;
  config: OrderConfig;
  logger: Logger;
  now: () => Date;
};

type Opening = {
  connection: Connection;
  deadLetters: OpenDeadLetters;
  config: OrderConfig;
  logger: Logger;
  clientTo: (service: string, baseUrl: string) => InternalClient;
  openRelay: (model: OrderDeps['model']) => Relay;
};

/** The service's documents with their indexes made, and its clients. */
export async function openDeps({
  connection,
  deadLetters,
  config,
  logger,
  clientTo,
  openRelay,
}: Opening): Promise<OrderDeps> {
  await migrate(connection, migrations, logger);
  const model = await openOrderModel(connection);
  return {
    model,
    orders: openOrderStore(model),
    lists: openOrderLists(model),
    sales: openSales(model),
    replays: await openReplayStore(connection),
    account: createAccountClient(clientTo('account', config.ACCOUNT_URL)),
    cart: createCartClient(clientTo('cart', config.CART_URL)),
    catalog: createCatalogClient(clientTo('catalog', config.CATALOG_URL)),
    payments: createPaymentClient(clientTo('payment', config.PAYMENT_URL)),
    relay: openRelay(model),
    deadLetters,
    config,
    logger,
    now: () => new Date(),
  };
}
