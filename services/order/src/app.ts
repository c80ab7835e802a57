import { orderAlerts } from '@shop/shop-rules';
import { createServiceApp } from '@shop/service-kit';
import type { Express } from 'express';
import type { Model } from 'mongoose';
import { mountBackOfficeRoutes, type BackOfficeDeps } from './back-office/index.ts';
import { mountInternalBuyerRoutes, type BuyerDeps } from './buyers/index.ts';
import type { OrderConfig } from './config.ts';
import type { CheckoutDeps } from './deps.ts';
import { mountDiscountRoutes } from './discounts/index.ts';
import { mountInternalRoutes } from './http/internal-routes.ts';
import { emailOrderOf } from './http/order-for-emails.ts';
import { newOrderLink } from './use-cases/order-link.ts';
import { mountLinkedOrderRoutes, type LinkedOrderDeps } from './linked-orders/index.ts';
import { mountOrderRoutes } from './http/order-routes.ts';
import { mountReviewRoutes } from './http/review-routes.ts';
import { mountManualOrderRoutes } from './manual-orders/index.ts';
import {
  mountInternalReminderRoutes,
  mountReviewRightRoutes,
  reminderForms,
  type ReviewRightDeps,
} from './product-reviews/index.ts';
import {
  listReceipts,
  mountInternalReceiptRoutes,
  mountReceiptRoutes,
  receiptFile,
  type ReceiptDeps,
} from './receipts/index.ts';
import { mountShipmentRoutes, type ShipmentDeps } from './shipments/index.ts';
import type { OrderDocument } from './store/order-model.ts';
import { mountWithdrawalRoutes, type WithdrawalDeps } from './withdrawals/index.ts';
import { mountWorkListRoutes, type WorkListDeps } from './work-list/index.ts';

export type OrderDeps = CheckoutDeps &
  BackOfficeDeps &
  BuyerDeps &
  ReceiptDeps &
  ReviewRightDeps &
  ShipmentDeps &
  LinkedOrderDeps &
  WithdrawalDeps &
  WorkListDeps & {
    model: Model<OrderDocument>;
    config: OrderConfig;
  };

export function createApp(deps: OrderDeps, ready: () => boolean): Express {
  return createServiceApp({
    name: 'order',
    logger: deps.logger,
    config: deps.config,
    ready,
    formPaths: reminderForms,
    internal: (app) => {
      deps.events.mountAcknowledge(app);
      mountInternalRoutes(app, deps);
      mountInternalBuyerRoutes(app, deps);
      mountInternalReminderRoutes(app, deps);
      mountInternalReceiptRoutes(
        app,
        deps,
        (order) => emailOrderOf(deps, order),
        (orderID) => newOrderLink(deps, { orderID }),
      );
    },
    routes: (app) => {
      mountOrderRoutes(app, deps);
      mountReceiptRoutes(app, deps);
      mountDiscountRoutes(app, deps);
      mountShipmentRoutes(app, deps);
      mountWorkListRoutes(app, deps);
      mountManualOrderRoutes(app, deps);
      mountBackOfficeRoutes(app, deps);
      mountReviewRoutes(app, deps);
      mountReviewRightRoutes(app, deps);
      mountWithdrawalRoutes(app, deps);
      mountLinkedOrderRoutes(app, deps, {
        list: (orderID) => listReceipts(deps, orderID),
        file: (number) => receiptFile(deps, number),
      });
      deps.events.mountDeadLetters(app, deps.auditLog);
      deps.events.mountQueues(app);
    },
    extraMetrics: [
      ...deps.events.metrics,
      {
        name: 'shop_orders_in_review',
        help: 'Orders whose money an admin has to decide about',
        read: () => deps.lists.count({ paymentStatus: ['review'] }),
      },
      {
        name: 'shop_order_alerts',
        help: 'Orders by what an admin has to do: failed refund, dispute, withdrawal, rejected but paid, paid but not sent',
        label: 'alert',
        read: async () =>
          Object.fromEntries(
            await Promise.all(
              orderAlerts.map(async (alert) => [alert, await deps.lists.count({ alert })] as const),
            ),
          ),
      },
    ],
  });
}
