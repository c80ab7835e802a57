import type { CartLookup } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type CartClient = { get: (userID: string) => Promise<CartLookup> };

export function createCartClient(client: InternalClient): CartClient {
  return { get: (userID) => client.get<CartLookup>(`/internal/carts/${userID}`) };
}
