import { orderSchema, reminderWishSchema, type Order } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type OrderClient = {
  /** As the buyer sees them, newest first. */
  ordersOf: (userID: string) => Promise<Order[]>;
  wantsReminders: (userID: string) => Promise<boolean>;
};

export const createOrderClient = (order: InternalClient): OrderClient => ({
  ordersOf: (userID) => order.get(`/internal/buyers/${userID}/orders`, orderSchema.array()),
  wantsReminders: async (userID) =>
    (await order.get(`/internal/buyers/${userID}/review-reminders`, reminderWishSchema)).wanted,
});
