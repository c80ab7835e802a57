import { orderSchema, type Order } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type OrderClient = {
  /** A buyer's orders as the buyer sees them, the newest first. */
  ordersOf: (userID: string) => Promise<Order[]>;
};

export const createOrderClient = (order: InternalClient): OrderClient => ({
  ordersOf: (userID) => order.get(`/internal/buyers/${userID}/orders`, orderSchema.array()),
});
