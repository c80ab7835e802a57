import {
  cartLookupSchema,
  cartSchema,
  MAX_ORDERS_APPLIED,
  type ApplyOrdersInput,
  type Cart,
  type CartLookup,
} from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';
import { paidOrderOf } from '../domain/after-sales/paid-order.ts';
import type { StoredOrder } from '../domain/order.ts';

export type CartClient = {
  get: (userID: string) => Promise<CartLookup>;
  view: (userID: string) => Promise<Cart>;
  /** Idempotent; the cart takes at most `MAX_ORDERS_APPLIED` orders. */
  apply: (userID: string, orders: StoredOrder[]) => Promise<void>;
};

export function createCartClient(client: InternalClient): CartClient {
  return {
    get: (userID) => client.get(`/internal/carts/${userID}`, cartLookupSchema),
    view: (userID) => client.get(`/internal/carts/${userID}/view`, cartSchema),
    apply: async (userID, orders) => {
      const body: ApplyOrdersInput = { orders: orders.slice(0, MAX_ORDERS_APPLIED).map(paidOrderOf) };
      await client.post(`/internal/carts/${userID}/apply`, { body, answer: cartLookupSchema });
    },
  };
}
