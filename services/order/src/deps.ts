import type { Events } from '@shop/events';
import type { Logger } from '@shop/service-kit';
import type { Model } from 'mongoose';
import type { AccountClient } from './clients/account-client.ts';
import type { CartClient } from './clients/cart-client.ts';
import type { CatalogClient } from './clients/catalog-client.ts';
import type { PaymentClient } from './clients/payment-client.ts';
import type { OrderConfig } from './config.ts';
import type { PickUpPoints } from './clients/pick-up-points.ts';
import type { BuyerFiguresStore } from './store/buyer-figures.ts';
import type { BuyerStore } from './store/buyer-store.ts';
import type { DiscountStore } from './store/discount-store.ts';
import type { GuessStore } from './store/guess-store.ts';
import type { OrderLists } from './store/order-lists.ts';
import type { OrderDocument } from './store/order-model.ts';
import type { OrderNumbers } from './store/order-numbers.ts';
import type { OrderStore } from './store/order-store.ts';
import type { RefundSumStore } from './store/refund-sums.ts';
import type { ReceiptStore } from './store/receipt-store.ts';
import type { ReplayStore } from './store/replay-store.ts';
import type { Sales } from './store/sales.ts';

export type OrderDeps = {
  /** The documents that carry this service's events. */
  model: Model<OrderDocument>;
  orders: OrderStore;
  numbers: OrderNumbers;
  buyers: BuyerStore;
  buyerFigures: BuyerFiguresStore;
  discounts: DiscountStore;
  lists: OrderLists;
  sales: Sales;
  receipts: ReceiptStore;
  replays: ReplayStore;
  guesses: GuessStore;
  refundSums: RefundSumStore;
  account: AccountClient;
  cart: CartClient;
  catalog: CatalogClient;
  payments: PaymentClient;
  /** Where parcels can wait for their buyers. */
  points: PickUpPoints;
  /** How long a checkout waits for payment in all, in ms. */
  checkoutMs: number;
  events: Events;
  config: OrderConfig;
  logger: Logger;
  now: () => Date;
};
