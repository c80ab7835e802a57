import { MAX_ORDERS_APPLIED, type ApplyOrdersInput, type CartLookup } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';
import { paidOrderOf } from '../domain/paid-order.ts';
import type { StoredOrder } from '../domain/order.ts';

export type CartClient = {
  get: (userID: string) => Promise<CartLookup>;
  /**
   * Takes what confirmed orders paid for out of the cart, once for each order; of very many, the first.
   * @returns the cart afterwards
   */
  apply: (userID: string, orders: StoredOrder[]) => Promise<CartLookup>;
};

export function createCartClient(client: InternalClient): CartClient {
  return {
    get: (userID) => client.get<CartLookup>(`/internal/carts/${userID}`),
    apply: (userID, orders) => {
      const input: ApplyOrdersInput = { orders: orders.slice(0, MAX_ORDERS_APPLIED).map(paidOrderOf) };
      return client.post<CartLookup>(`/internal/carts/${userID}/apply`, input);
    },
  };
}
