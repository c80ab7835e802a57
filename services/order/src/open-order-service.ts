import { openEvents } from '@shop/events';
import {
  connectMongo,
  createSweeper,
  internalClients,
  migrate,
  type Logger,
  type Opening,
  type OpenService,
} from '@shop/service-kit';
import { createApp } from './app.ts';
import { createAccountClient } from './clients/account-client.ts';
import { createCartClient } from './clients/cart-client.ts';
import { createCatalogClient } from './clients/catalog-client.ts';
import { createPaymentClient } from './clients/payment-client.ts';
import type { OrderConfig } from './config.ts';
import { createConsumers } from './consumers.ts';
import type { OrderDeps } from './deps.ts';
import { migrations } from './store/migrations.ts';
import { openBuyerStore } from './store/buyer-store.ts';
import { openOrderLists } from './store/order-lists.ts';
import { openOrderModel } from './store/order-model.ts';
import { openOrderStore } from './store/order-store.ts';
import { openReplayStore } from './store/replay-store.ts';
import { openSales } from './store/sales.ts';
import { sweepDueOrders } from './sweepers/due-orders.ts';
import { forgetBuyers } from './sweepers/forget-buyers.ts';

const SWEEP_MS = 30_000;
const FORGET_MS = 3_600_000;
/** A buyer is answered within eight seconds, also when a provider is not; the rest of a checkout takes a fraction of one. */
const CHECKOUT_MS = 7_000;

/** The order service, composed: the same for `main.ts` and for the tests. */
export async function openOrderService(
  config: OrderConfig,
  logger: Logger,
  { now = () => new Date(), timeoutMs }: Opening = {},
): Promise<OpenService<OrderDeps>> {
  const database = await connectMongo('order', config, logger);
  const { connection } = database;
  await migrate(connection, migrations, logger);
  const clientTo = internalClients('order', config, timeoutMs);
  const payment = clientTo('payment');
  const model = await openOrderModel(connection);
  const events = await openEvents({
    service: 'order',
    listeners: 'order',
    emits: model,
    connection,
    config,
    logger,
  });
  const deps: OrderDeps = {
    model,
    orders: openOrderStore(model),
    buyers: openBuyerStore(model),
    lists: openOrderLists(model),
    sales: openSales(model),
    replays: await openReplayStore(connection),
    account: createAccountClient(clientTo('account')),
    cart: createCartClient(clientTo('cart')),
    catalog: createCatalogClient(clientTo('catalog')),
    payments: createPaymentClient(payment),
    checkoutMs: CHECKOUT_MS,
    events,
    config,
    logger,
    now,
  };
  events.listen(createConsumers(deps), { payment });
  const sweep = () => sweepDueOrders(deps);
  const sweeper = createSweeper({ name: 'due orders', everyMs: SWEEP_MS, sweep, logger });
  const forgetting = createSweeper({
    name: 'forget buyers',
    everyMs: FORGET_MS,
    sweep: () => forgetBuyers(deps),
    logger,
  });
  return {
    app: createApp(deps, database.ready),
    deps,
    database,
    start: () => [events, sweeper, forgetting].forEach(({ start }) => start()),
    closers: [events.stopListening, sweeper.stop, forgetting.stop, events.close, database.close],
  };
}
