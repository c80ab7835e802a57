import { orderFactsSchema, type OrderFacts } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type OrderClient = {
  /** @throws ShopError `order-not-found` */
  getFacts: (orderID: string) => Promise<OrderFacts>;
};

export function createOrderClient(client: InternalClient): OrderClient {
  return {
    getFacts: (orderID) => client.get(`/internal/orders/${encodeURIComponent(orderID)}`, orderFactsSchema),
  };
}
