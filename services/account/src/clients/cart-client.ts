import { cartLookupSchema, doneSchema, type CartLookup } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type CartClient = {
  linesOf: (userID: string) => Promise<CartLookup['lines']>;
  delete: (userID: string) => Promise<void>;
};

export const createCartClient = (cart: InternalClient): CartClient => ({
  linesOf: async (userID) => (await cart.get(`/internal/carts/${userID}`, cartLookupSchema)).lines,
  delete: async (userID) =>
    void (await cart.post(`/internal/carts/${userID}/delete`, { body: {}, answer: doneSchema })),
});
