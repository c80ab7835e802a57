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
  /** The cart as its owner sees it now, for an answer that says what has changed. */
  view: (userID: string) => Promise<Cart>;
  /**
   * Takes what confirmed orders paid for out of the cart, once for each order; of very many, the first.
   */
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
