import { doneSchema, orderSchema, type Order } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

/** All orders of somebody who has bought for years. */
const ALL_ORDERS_MS = 10_000;

export type OrderClient = {
  /** A buyer's orders as the buyer sees them, the newest first. */
  ordersOf: (userID: string) => Promise<Order[]>;
  /** Has the orders forget who bought, as soon as each is over. */
  forgetBuyer: (userID: string) => Promise<void>;
};

export const createOrderClient = (order: InternalClient): OrderClient => ({
  ordersOf: (userID) => order.get(`/internal/buyers/${userID}/orders`, orderSchema.array()),
  forgetBuyer: async (userID) =>
    void (await order.post(`/internal/buyers/${userID}/forget`, {
      body: {},
      answer: doneSchema,
      timeoutMs: ALL_ORDERS_MS,
    })),
});
