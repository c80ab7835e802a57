import {
  cartLookupSchema,
  cartSchema,
  MAX_ORDERS_APPLIED,
  type ApplyOrdersInput,
  type Cart,
  type CartLookup,
  type PaidOrder,
} from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type CartClient = {
  get: (userID: string) => Promise<CartLookup>;
  view: (userID: string) => Promise<Cart>;
  /** Idempotent; the cart takes at most `MAX_ORDERS_APPLIED` orders. */
  apply: (userID: string, orders: PaidOrder[]) => Promise<void>;
};

export function createCartClient(client: InternalClient): CartClient {
  return {
    get: (userID) => client.get(`/internal/carts/${userID}`, cartLookupSchema),
    view: (userID) => client.get(`/internal/carts/${userID}/view`, cartSchema),
    apply: async (userID, orders) => {
      const body: ApplyOrdersInput = { orders: orders.slice(0, MAX_ORDERS_APPLIED) };
      await client.post(`/internal/carts/${userID}/apply`, { body, answer: cartLookupSchema });
    },
  };
}
