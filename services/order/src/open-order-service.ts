import { openAuditLog } from '@shop/audit-log';
import { openEvents, orderConfirmed } from '@shop/events';
import {
  connectMongo,
  createSweepers,
  internalClients,
  openAttemptStore,
  type Logger,
  type Opening,
  type OpenService,
} from '@shop/service-kit';
import { NO_ACCOUNT } from '@shop/shop-rules';
import { createApp, type OrderDeps } from './app.ts';
import { createAccountClient } from './clients/account-client.ts';
import { createCartClient } from './clients/cart-client.ts';
import { createCatalogClient } from './clients/catalog-client.ts';
import { createPaymentClient } from './clients/payment-client.ts';
import { openPickUpPoints } from './clients/open-pick-up-points.ts';
import type { OrderConfig } from './config.ts';
import { createConsumers } from './consumers.ts';
import { openBuyerFigures, openSales, shipParcel } from './back-office/index.ts';
import { forgetBuyers, openBuyerStore } from './buyers/index.ts';
import { endOrphanedUses, openDiscountStore } from './discounts/index.ts';
import { openGuessStore } from './withdrawals/index.ts';
import { openOrderLists } from './store/order-lists.ts';
import { openOrderModel } from './store/order-model.ts';
import { openOrderNumbers } from './store/order-numbers.ts';
import { openOrderStore } from './store/order-store.ts';
import { openReminderStore, sendReviewReminders } from './product-reviews/index.ts';
import { openReceiptStore } from './receipts/index.ts';
import { openShipmentStore, sendDueShipments } from './shipments/index.ts';
import { openRefundSums } from './store/refund-sums.ts';
import { openReplayStore } from './store/replay-store.ts';
import { openWorkListStore } from './work-list/index.ts';
import { sweepDueOrders } from './sweepers/due-orders.ts';
import { endOrphanedHolds } from './sweepers/stray-holds.ts';

const SWEEP_MS = 30_000;
const SHIPMENT_MS = 5_000;
const STRAY_MS = 300_000;
const FORGET_MS = 3_600_000;
const REMINDER_MS = 3_600_000;
/** The buyer gets an answer within eight seconds. */
const CHECKOUT_MS = 7_000;

export async function openOrderService(
  config: OrderConfig,
  logger: Logger,
  { now = () => new Date(), timeoutMs }: Opening = {},
): Promise<OpenService<OrderDeps>> {
  const points = await openPickUpPoints(config);
  const database = await connectMongo('order', config, logger);
  const { connection } = database;
  const clientTo = internalClients('order', config, timeoutMs);
  const [account, payment] = [clientTo('account'), clientTo('payment')];
  const model = await openOrderModel(connection);
  const auditLog = await openAuditLog({
    service: 'order',
    connection,
    send: (event) => events.relay.send(event),
    logger,
  });
  const events = await openEvents({
    service: 'order',
    listeners: 'order',
    emits: [model, auditLog],
    connection,
    config,
    logger,
  });
  const deps: OrderDeps = {
    model,
    orders: openOrderStore(model),
    numbers: openOrderNumbers(connection, config.ORDER_PREFIX),
    buyers: await openBuyerStore(connection, model),
    buyerFigures: openBuyerFigures(model),
    discounts: await openDiscountStore(connection),
    lists: openOrderLists(model),
    workList: openWorkListStore(model),
    sales: openSales(model),
    receipts: await openReceiptStore(connection),
    replays: await openReplayStore(connection),
    guesses: await openGuessStore(connection),
    trackings: await openAttemptStore(connection, 'TrackingGuesses'),
    refundSums: openRefundSums(connection),
    reminders: openReminderStore(connection, model),
    shipments: await openShipmentStore(connection),
    ship: (parcel) => shipParcel(deps, parcel),
    account: createAccountClient(account),
    cart: createCartClient(clientTo('cart')),
    catalog: createCatalogClient(clientTo('catalog')),
    payments: createPaymentClient(payment),
    points,
    checkoutMs: CHECKOUT_MS,
    events,
    auditLog,
    config,
    logger,
    now,
  };
  events.listen(createConsumers(deps), { account, payment });
  events.callDirectly({
    name: 'clear-cart-on-order-confirmed',
    event: orderConfirmed,
    handle: async ({ userID, ...order }) => {
      if (userID !== NO_ACCOUNT) await deps.cart.apply(userID, [order]);
    },
  });
  const sweepers = createSweepers(logger, [
    ['due orders', SWEEP_MS, () => sweepDueOrders(deps)],
    ['held shipments', SHIPMENT_MS, () => sendDueShipments(deps)],
    ['stray holds', STRAY_MS, () => endOrphanedHolds(deps)],
    ['stray uses', STRAY_MS, () => endOrphanedUses(deps)],
    ['forget buyers', FORGET_MS, () => forgetBuyers(deps)],
    ['review reminders', REMINDER_MS, () => sendReviewReminders(deps)],
    auditLog.sweepRow,
  ]);
  return {
    app: createApp(deps, database.ready),
    deps,
    database,
    start: () => [events, sweepers].forEach(({ start }) => start()),
    closers: [events.stopListening, sweepers.stop, events.close, database.close],
  };
}
