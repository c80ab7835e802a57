import type { Events } from '@shop/events';
import type { Logger } from '@shop/service-kit';
import type { AccountClient } from './clients/account-client.ts';
import type { CartClient } from './clients/cart-client.ts';
import type { CatalogClient } from './clients/catalog-client.ts';
import type { PaymentClient } from './clients/payment-client.ts';
import type { PickUpPoints } from './clients/pick-up-points.ts';
import type { OrderConfig } from './config.ts';
import type { DiscountStore } from './discounts/index.ts';
import type { OrderNumbers } from './store/order-numbers.ts';
import type { OrderLists } from './store/order-lists.ts';
import type { OrderStore } from './store/order-store.ts';
import type { ReplayStore } from './store/replay-store.ts';

export type ChangeDeps = { orders: OrderStore; events: Events; now: () => Date };

export type SagaDeps = ChangeDeps & {
  cart: CartClient;
  catalog: CatalogClient;
  discounts: DiscountStore;
  logger: Logger;
  payments: PaymentClient;
};

export type CheckoutDeps = SagaDeps & {
  account: AccountClient;
  numbers: OrderNumbers;
  replays: ReplayStore;
  points: PickUpPoints;
  checkoutMs: number;
  config: Pick<OrderConfig, 'HOLD_MINUTES' | 'LIMITS' | 'PUBLIC_URL'>;
};

export type ListDeps = { lists: OrderLists };
