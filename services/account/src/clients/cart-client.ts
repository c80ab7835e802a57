import { cartLookupSchema, type CartLookup } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type CartClient = {
  linesOf: (userID: string) => Promise<CartLookup['lines']>;
};

export const createCartClient = (cart: InternalClient): CartClient => ({
  linesOf: async (userID) => (await cart.get(`/internal/carts/${userID}`, cartLookupSchema)).lines,
});
